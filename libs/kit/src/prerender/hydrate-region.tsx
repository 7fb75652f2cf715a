import { getPageState } from '@livery/contract/page-state';
import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';

const getMatchKey = (element: Element): string | null =>
  element.getAttribute('aria-label') ?? element.getAttribute('href') ?? element.textContent;

/** Finds the element of the hydrated app with the same tag and name. */
const findHydratedElement = (prerendered: Element): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(prerendered.localName)].find(
    (each) => getMatchKey(each) === getMatchKey(prerendered),
  );

interface CapturedRegion {
  readonly region: Element;
  readonly focused: Element | undefined;
}

/** Captures the state of a prerendered region while it is still in the page. */
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

/** Runs after all listeners of the app are attached. */
const replayClick = ({ region }: CapturedRegion): void => {
  const page = getPageState();
  if (!page.pendingClick || !region.contains(page.pendingClick)) return;
  findHydratedElement(page.pendingClick)?.click();
  page.pendingClick = null;
};

/**
 * Wraps the component for `withPrerenderFallback`, so that it continues where the visitor was in the prerendered
 * markup: with the typed text, the focus, the caret, and a tap that was not handled yet, which the page stores in
 * its state. Loads with the component, so it adds nothing to the first paint.
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
