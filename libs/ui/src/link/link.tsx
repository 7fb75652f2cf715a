import { type ComponentProps, type ElementType, createContext, createElement, use } from 'react';

/**
 * Component that renders an `<a href>`. The app provides the link component of its router, which
 * opens a page without a reload.
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
