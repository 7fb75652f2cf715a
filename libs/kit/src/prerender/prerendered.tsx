import { type ComponentType, createElement, type ReactNode } from 'react';
import { type LazyModule, useLazyModule } from '../lazy/lazy-module.ts';

/**
 * Elements of the prerendered page that the app shows again until the code of their component has loaded. The map key
 * is the name of the region.
 */
const prerenderedRegions = new Map<string, Element>();
let lastFocused: HTMLElement | null;

/**
 * Gives a region of the prerendered page a name, with which `withPrerenderFallback` finds the region. The element does
 * not affect the layout of its children.
 */
export const PrerenderRegion = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="region" data-region={name}>
    {children}
  </div>
);

/**
 * Part of the prerendered page that the browser does not paint at once, because it is in a `<template>`. So the first
 * paint is earlier. A script inserts the parts of stage 2 after the first paint, and the parts of stage 3 later.
 */
export const DeferredRegion = ({ stage, children }: { stage: 2 | 3; children: ReactNode }) => (
  <template data-stage={stage}>{children}</template>
);

/** Stores the named regions of the prerendered page. Call this before React clears the page. */
export const capturePrerenderedRegions = (page: ParentNode): void => {
  for (const region of page.querySelectorAll<HTMLElement>('[data-region]'))
    prerenderedRegions.set(region.dataset.region!, region);
  lastFocused = document.activeElement as HTMLElement | null;
  // The visitor can move the focus before the app has rendered, so the last focused element is recorded.
  addEventListener('focusin', ({ target }) => (lastFocused = target as HTMLElement));
};

/**
 * Creates a component whose code loads after the first paint. Until then, the component shows the prerendered region
 * `name`, so that the visitor sees its content and can use its links.
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
