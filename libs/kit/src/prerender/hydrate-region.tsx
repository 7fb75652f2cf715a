import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';

const getMatchKey = (element: Element): string | null =>
  element.getAttribute('aria-label') ?? element.getAttribute('href') ?? element.textContent;

/** The same thing in what the app has drawn: of the same kind and name. */
const findHydratedElement = (prerendered: Element): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(prerendered.localName)].find(
    (each) => getMatchKey(each) === getMatchKey(prerendered),
  );

interface CapturedRegion {
  readonly region: Element;
  readonly focused: Element | undefined;
}

/** The part as it was drawn, while it still stands in the page. */
const captureRegion = (name: string): CapturedRegion | undefined => {
  const region = document.querySelector(`[data-drawn="${name}"]`);
  if (!region) return undefined;
  const { activeElement } = document;
  return { region, focused: activeElement && region.contains(activeElement) ? activeElement : undefined };
};

const restoreInputs = ({ region, focused }: CapturedRegion): void => {
  for (const field of region.querySelectorAll('input')) {
    const hydrated = findHydratedElement(field);
    if (hydrated instanceof HTMLInputElement && field.value) hydrated.value = field.value;
  }
  const hydrated = focused && findHydratedElement(focused);
  hydrated?.focus();
  if (focused instanceof HTMLInputElement && hydrated instanceof HTMLInputElement)
    hydrated.setSelectionRange(focused.selectionStart, focused.selectionEnd);
};

/** Not before the app's own listeners are all there. */
const replayClick = ({ region }: CapturedRegion): void => {
  const page = globalThis as { __tapped?: Element | null };
  if (!page.__tapped || !region.contains(page.__tapped)) return;
  findHydratedElement(page.__tapped)?.click();
  page.__tapped = null;
};

/**
 * The app's own part for `drawnUntil`, which goes on where the visitor was in
 * the drawn one: with the words in its fields, the focus and the caret, and a
 * tap that nothing could answer yet, which the page keeps in `__tapped`. It
 * comes with the part, so the first picture does not pay for it.
 */
export const withPrerenderHandoff = <Props extends object>(
  name: string,
  Component: ComponentType<Props>,
): ComponentType<Props> =>
  function PrerenderHandoff(props: Props) {
    const [captured] = useState(() => captureRegion(name));
    useLayoutEffect(() => captured && restoreInputs(captured), [captured]);
    useEffect(() => captured && replayClick(captured), [captured]);
    return <Component {...props} />;
  };
