/**
 * Reports when an element enters or leaves the visible area, which is extended by a margin. All
 * chunks of a grid share one observer.
 */
export interface VisibilityObserver {
  /**
   * Observes an element and calls `onChange` when its visibility changes. Returns a function that
   * ends the observation.
   */
  readonly observe: (element: Element, onChange: (isVisible: boolean) => void) => () => void;
}

/**
 * Margin around the screen: one and a half times the height of the screen above and below. A
 * fast scroll then shows no empty rows.
 */
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
