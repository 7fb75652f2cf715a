import { type ComponentType, createElement, type ReactNode } from 'react';
import { type LazyModule, useLazyModule } from '../lazy/lazy-module.ts';

/** Regions of the prerendered page, by name. */
const prerenderedRegions = new Map<string, Element>();
/** Element that had the focus last. */
let lastFocused: HTMLElement | null;

/**
 * Marks a region of the prerendered page by the name that `withPrerenderFallback` uses. It creates no box of its own.
 */
export const PrerenderRegion = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="region" data-region={name}>
    {children}
  </div>
);

/** Region of the prerendered page that would delay the first paint, so it is inserted after that paint. */
export const DeferredRegion = ({ stage, children }: { stage: 2 | 3; children: ReactNode }) => (
  <template data-stage={stage}>{children}</template>
);

/** Captures the marked regions before the app clears the page to render itself. */
export const capturePrerenderedRegions = (page: ParentNode): void => {
  for (const region of page.querySelectorAll<HTMLElement>('[data-region]'))
    prerenderedRegions.set(region.dataset.region!, region);
  lastFocused = document.activeElement as HTMLElement | null;
  // Until the app has rendered, the visitor may still focus a field.
  addEventListener('focusin', ({ target }) => (lastFocused = target as HTMLElement));
};

/**
 * Component whose code loads after the first content. Until then, or while the load fails, the page shows the
 * prerendered markup in its place: nothing flickers, and links still work.
 */
export const withPrerenderFallback = <Module, Props extends object = object>(
  lazyModule: LazyModule<Module>,
  name: string,
  pick: (module: Module) => ComponentType<Props>,
): ComponentType<Props> => {
  const adoptRegion = (container: HTMLElement | null) => {
    const region = prerenderedRegions.get(name);
    if (!container || !region) return;
    container.append(region);
    // Moving an element removes its focus. Before the region is in the document this has no effect.
    lastFocused?.focus();
  };
  return function PrerenderFallback(props: Props) {
    const module = useLazyModule(lazyModule, { retries: Infinity });
    return module ? createElement(pick(module), props) : <div className="region" ref={adoptRegion} />;
  };
};
