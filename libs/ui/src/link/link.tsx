import { type ComponentProps, type ElementType, createContext, createElement, use } from 'react';

/**
 * Component that renders an `<a href>`. The app passes its router's link, so that a navigation does
 * not reload the page.
 */
export type LinkElement = ElementType<ComponentProps<'a'>>;

const LinkContext = createContext<LinkElement>('a');

export const LinkProvider = LinkContext.Provider;

/** Renders every link of the design system. A plain `<a href>` without a router. */
export function Link(props: ComponentProps<'a'>) {
  return createElement(use(LinkContext), props);
}
