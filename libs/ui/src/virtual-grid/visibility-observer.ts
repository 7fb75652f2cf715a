/** Reports when elements enter or leave the screen and its margin. One for all chunks of a grid. */
export interface VisibilityObserver {
  /** Returns the function that stops observing. */
  readonly observe: (element: Element, onChange: (isVisible: boolean) => void) => () => void;
}

/** The margin is one and a half screens, so that a fast scroll shows rendered tiles. */
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
