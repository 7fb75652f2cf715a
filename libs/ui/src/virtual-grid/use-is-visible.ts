import { useEffect, useRef } from 'react';

const listeners = new WeakMap<Element, (isVisible: boolean) => void>();
let shared: IntersectionObserver | undefined;

/**
 * One observer for all chunks of the page. Its margin is one and a half screens, so a fling meets
 * rendered tiles.
 */
function observer() {
  shared ??= new IntersectionObserver(
    (entries) => entries.forEach((entry) => listeners.get(entry.target)?.(entry.isIntersecting)),
    { rootMargin: '150% 0px' },
  );
  return shared;
}

/** Reports when the element enters or leaves the screen and its margin. */
export function useIsVisible<Target extends Element>(onChange: (isVisible: boolean) => void) {
  const ref = useRef<Target>(null);
  useEffect(() => {
    const target = ref.current;
    if (!target) return;
    listeners.set(target, onChange);
    observer().observe(target);
    return () => {
      listeners.delete(target);
      observer().unobserve(target);
    };
  }, [onChange]);
  return ref;
}
