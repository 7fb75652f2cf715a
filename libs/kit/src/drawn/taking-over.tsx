import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';

const nameOf = (element: Element): string | null =>
  element.getAttribute('aria-label') ?? element.getAttribute('href') ?? element.textContent;

/** The same thing in what the app has drawn: of the same kind and name. */
const ownOf = (drawn: Element): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(drawn.localName)].find((each) => nameOf(each) === nameOf(drawn));

interface Left {
  readonly part: Element;
  readonly focused: Element | undefined;
}

/** The part as it was drawn, while it still stands in the page. */
const leave = (name: string): Left | undefined => {
  const part = document.querySelector(`[data-drawn="${name}"]`);
  if (!part) return undefined;
  const { activeElement } = document;
  return { part, focused: activeElement && part.contains(activeElement) ? activeElement : undefined };
};

const keepWords = ({ part, focused }: Left): void => {
  for (const field of part.querySelectorAll('input')) {
    const own = ownOf(field);
    if (own instanceof HTMLInputElement && field.value) own.value = field.value;
  }
  const own = focused && ownOf(focused);
  own?.focus();
  if (focused instanceof HTMLInputElement && own instanceof HTMLInputElement)
    own.setSelectionRange(focused.selectionStart, focused.selectionEnd);
};

/** Not before the app's own listeners are all there. */
const repeatTap = ({ part }: Left): void => {
  const page = globalThis as { __tapped?: Element | null };
  if (!page.__tapped || !part.contains(page.__tapped)) return;
  ownOf(page.__tapped)?.click();
  page.__tapped = null;
};

/**
 * The app's own part for `drawnUntil`, which goes on where the visitor was in
 * the drawn one: with the words in its fields, the focus and the caret, and a
 * tap that nothing could answer yet, which the page keeps in `__tapped`. It
 * comes with the part, so the first picture does not pay for it.
 */
export const takingOver = <Props extends object>(name: string, Own: ComponentType<Props>): ComponentType<Props> =>
  function TakingOver(props: Props) {
    const [left] = useState(() => leave(name));
    useLayoutEffect(() => left && keepWords(left), [left]);
    useEffect(() => left && repeatTap(left), [left]);
    return <Own {...props} />;
  };
