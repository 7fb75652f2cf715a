import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Distance in CSS px. The next page loads when the distance between the screen and the end of the
 * list is smaller than this value. `throttleMs` below is the minimum time between two loads. Both
 * values are from the specification, "shell and home", section 9.
 */
const preloadDistancePx = 500;
const throttleMs = 1000;

interface InfiniteScrollOptions {
  hasMore: boolean;
  isLoading: boolean;
  onMore: () => void;
}

/**
 * Calls `onMore` when the end of a list is less than 500 px below the screen, at most once a
 * second. If the new page does not fill the screen, calls `onMore` again. Set the returned ref on
 * an empty element after the list.
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
        // The end of the list is above the screen, because the user has scrolled past it. A load
        // can be waiting in `timer` at this time. The timer is not cleared, because the observer
        // might not report the end of the list again.
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
