import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Scrolls to the previous position when the visitor goes back, and to the top of a new page. The scroll positions are
 * stored by history entry.
 */
export const useScrollRestoration = (): void => {
  const { key, pathname } = useLocation();
  const direction = useNavigationType();
  const shownPathname = useRef(pathname);
  const [offsets] = useState(() => new Map<string, number>());

  // The listener is removed before the next page renders. The next page may have another height, which causes scroll
  // events that must not change this entry.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const saveOffset = () => offsets.set(key, scrollY);
    addEventListener('scroll', saveOffset, { passive: true });
    return () => removeEventListener('scroll', saveOffset);
  }, [key, offsets]);

  useLayoutEffect(() => {
    // A change of tab or filter keeps the path, and must not change the scroll position.
    if (shownPathname.current === pathname) return;
    shownPathname.current = pathname;
    scrollTo(0, direction === 'POP' ? (offsets.get(key) ?? 0) : 0);
  }, [direction, key, offsets, pathname]);
};
