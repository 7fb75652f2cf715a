import { useEffect, useRef } from 'react';

const listeners = new WeakMap<Element, (isVisible: boolean) => void>();
let shared: IntersectionObserver | undefined;

/** One observer for all chunks of the page. It looks a screen and a half ahead, so a fling meets drawn tiles. */
function observer() {
  shared ??= new IntersectionObserver(
    (entries) => entries.forEach((entry) => listeners.get(entry.target)?.(entry.isIntersecting)),
    { rootMargin: '150% 0px' },
  );
  return shared;
}

/** Tells whether the element is on the screen or close to it. */
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
