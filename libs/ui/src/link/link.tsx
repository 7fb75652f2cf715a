import { type ComponentProps, type ElementType, createContext, createElement, use } from 'react';

/**
 * Component that renders an `<a href>`. The app uses its router's link component, so that a link
 * does not reload the page.
 */
export type LinkElement = ElementType<ComponentProps<'a'>>;

const LinkContext = createContext<LinkElement>('a');

export const LinkProvider = LinkContext.Provider;

/**
 * Renders a link with the component of `LinkProvider`. Without a provider it renders a plain `<a
 * href>`.
 */
export function Link(props: ComponentProps<'a'>) {
  return createElement(use(LinkContext), props);
}
