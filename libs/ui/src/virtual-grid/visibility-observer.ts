/**
 * Reports when an element enters or leaves the visible part of the page, including a margin. All
 * chunks of a grid share one observer.
 */
export interface VisibilityObserver {
  /** Starts to observe an element. Returns a function that stops it. */
  readonly observe: (element: Element, onChange: (isVisible: boolean) => void) => () => void;
}

/** The margin is one and a half screens high, so that a fast scroll does not show empty rows. */
const rootMargin = '150% 0px';

export function createVisibilityObserver(): VisibilityObserver {
  const listeners = new Map<Element, (isVisible: boolean) => void>();
  let observer: IntersectionObserver | undefined;
  return {
    observe: (element, onChange) => {
      observer ??= new IntersectionObserver(
        (entries) =>
          entries.forEach((entry) => listeners.get(entry.target)?.(entry.isIntersecting)),
        { rootMargin },
      );
      listeners.set(element, onChange);
      observer.observe(element);
      return () => {
        listeners.delete(element);
        observer?.unobserve(element);
      };
    },
  };
}
