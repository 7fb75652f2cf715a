import { type ComponentType, createElement, type ReactNode } from 'react';
import { type LazyModule, useLazyModule } from '../lazy/lazy-module.ts';

/** Regions of the prerendered page. The map key is the name of the region. */
const prerenderedRegions = new Map<string, Element>();
let lastFocused: HTMLElement | null;

/** Marks a region of the prerendered page with a name (see `withPrerenderFallback`). The element has no layout box. */
export const PrerenderRegion = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="region" data-region={name}>
    {children}
  </div>
);

/**
 * Content of the prerendered page that is in a `<template>`, because it would delay the first paint. A script inserts
 * the content of stage 2 after the first paint, and the content of stage 3 later.
 */
export const DeferredRegion = ({ stage, children }: { stage: 2 | 3; children: ReactNode }) => (
  <template data-stage={stage}>{children}</template>
);

/** Saves the marked regions. The app calls this function before React clears the page. */
export const capturePrerenderedRegions = (page: ParentNode): void => {
  for (const region of page.querySelectorAll<HTMLElement>('[data-region]'))
    prerenderedRegions.set(region.dataset.region!, region);
  lastFocused = document.activeElement as HTMLElement | null;
  // The visitor can move the focus before the app has rendered, so the last focused element is recorded.
  addEventListener('focusin', ({ target }) => (lastFocused = target as HTMLElement));
};

/**
 * Creates a component whose code loads after the first paint. Until the code has loaded, the component shows the
 * prerendered region with the given name. The content of the region is visible and its links work.
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
    // The browser removes the focus of an element that moves in the document, so the focus is set again.
    lastFocused?.focus();
  };
  return function PrerenderFallback(props: Props) {
    const module = useLazyModule(lazyModule, { retries: Infinity });
    return module ? createElement(pick(module), props) : <div className="region" ref={adoptRegion} />;
  };
};
