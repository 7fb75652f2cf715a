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
 * Returns a prerendered region and its focused element, so that they can be used after React has replaced the region.
 * Undefined if the page does not contain the region.
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
 * Wraps a component that replaces a prerendered region. The component takes over the text in the input fields, the
 * focus and the caret. It also repeats a tap that the page recorded before the code had loaded. This wrapper loads
 * together with the component, so it does not delay the first paint.
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
