import { getPageState } from '@livery/contract/page-state';
import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';

const getMatchKey = (element: Element): string | null =>
  element.getAttribute('aria-label') ?? element.getAttribute('href') ?? element.textContent;

/**
 * Finds the element in the new page that matches a prerendered element. The two elements have the same tag, and the
 * same label, link or text.
 */
const findHydratedElement = (prerendered: Element): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(prerendered.localName)].find(
    (each) => getMatchKey(each) === getMatchKey(prerendered),
  );

interface CapturedRegion {
  readonly region: Element;
  readonly focused: Element | undefined;
}

/**
 * Finds a prerendered region in the page, and the element in it that has the focus. Call this before React removes the
 * region. Undefined if the page does not contain the region.
 */
const captureRegion = (name: string): CapturedRegion | undefined => {
  const region = document.querySelector(`[data-region="${name}"]`);
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

/** Repeats a tap on the prerendered region. It must run after React has attached all event listeners. */
const replayClick = ({ region }: CapturedRegion): void => {
  const page = getPageState();
  if (!page.pendingClick || !region.contains(page.pendingClick)) return;
  findHydratedElement(page.pendingClick)?.click();
  page.pendingClick = null;
};

/**
 * Wraps a component that replaces a prerendered region, so that no user action is lost. The component gets the text of
 * the input fields, the focus and the position of the caret. A tap from the time before the code had loaded is repeated
 * on the component. The code of this wrapper loads together with the component, so that the first paint is not delayed.
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
