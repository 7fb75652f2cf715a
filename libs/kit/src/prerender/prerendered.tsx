import { type ComponentType, createElement, type ReactNode, useEffect } from 'react';
import { loadWithRetry, type LazyModule, useLoadedModule } from '../lazy-module/lazy-module.ts';

/** Parts of the page as it was composed, by name. */
const prerenderedRegions = new Map<string, Element>();
/** Where the visitor was last. */
let lastFocused: HTMLElement | null;

/** Marks a part of the drawn page by the name under which `drawnUntil` shows it on. It makes no box of its own. */
export const PrerenderRegion = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="drawn" data-drawn={name}>
    {children}
  </div>
);

/** A part of the drawn page that is not in its first picture, which it would hold up: it takes its place when that is painted. */
export const DeferredRegion = ({ stage, children }: { stage: 2 | 3; children: ReactNode }) => (
  <template data-stage={stage}>{children}</template>
);

/** Takes note of the marked parts, before the app clears the page to draw itself. */
export const capturePrerenderedRegions = (page: ParentNode): void => {
  for (const region of page.querySelectorAll<HTMLElement>('[data-drawn]'))
    prerenderedRegions.set(region.dataset.drawn!, region);
  lastFocused = document.activeElement as HTMLElement | null;
  // Until the app has drawn itself a moment passes, in which a field may be tapped.
  addEventListener('focusin', ({ target }) => (lastFocused = target as HTMLElement));
};

/**
 * A component whose code comes after the first content. Until then, and for as
 * long as the code cannot be had, the page shows what was drawn in its place:
 * nothing flickers, and its links lead where they did.
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
    // To be moved is to lose it. Nothing happens before the part that it is in has come.
    lastFocused?.focus();
  };
  return function PrerenderFallback(props: Props) {
    const module = useLoadedModule(lazyModule);
    useEffect(() => loadWithRetry(lazyModule), []);
    return module ? createElement(pick(module), props) : <div className="drawn" ref={adoptRegion} />;
  };
};
