import { type ComponentProps, type ElementType, createContext, createElement, use } from 'react';

/** What renders an `<a href>`. The app gives its router's link, so that going somewhere does not reload the page. */
export type LinkElement = ElementType<ComponentProps<'a'>>;

const LinkContext = createContext<LinkElement>('a');

export const LinkProvider = LinkContext.Provider;

/** Every link of the design system is drawn by this, and is a plain `<a href>` where no router is given. */
export function Link(props: ComponentProps<'a'>) {
  return createElement(use(LinkContext), props);
}
