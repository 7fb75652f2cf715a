import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Distance from the page's bottom that triggers a load, in CSS px, and the min time between two
 * loads, in ms (specification, shell and home, section 9).
 */
const preloadDistancePx = 500;
const throttleMs = 1000;

interface InfiniteScrollOptions {
  hasMore: boolean;
  isLoading: boolean;
  onMore: () => void;
}

/**
 * Set the returned ref on an empty element after the list: `onMore` runs when it is within 500 px
 * of the screen, at most once a second, and again after a page that was too short to push it away.
 */
export function useInfiniteScroll<Element extends HTMLElement>({
  hasMore,
  isLoading,
  onMore,
}: InfiniteScrollOptions) {
  const sentinel = useRef<Element>(null);
  const lastLoadedAt = useRef(-Infinity);
  const loadMore = useEffectEvent(onMore);

  useEffect(() => {
    const element = sentinel.current;
    if (!element || !hasMore || isLoading) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        // The user scrolled past the end during the wait. The end was reached, so the pending load
        // stays: on a page with content after the list the observer would not report the end again.
        if (!entry.isIntersecting && entry.boundingClientRect.bottom < 0) return;
        clearTimeout(timer);
        if (!entry.isIntersecting) return;
        const wait = Math.max(0, lastLoadedAt.current + throttleMs - performance.now());
        timer = setTimeout(() => {
          lastLoadedAt.current = performance.now();
          loadMore();
        }, wait);
      },
      { rootMargin: `0px 0px ${preloadDistancePx}px` },
    );
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [hasMore, isLoading]);

  return sentinel;
}
