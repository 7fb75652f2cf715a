import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Restores the scroll offset when going back, and scrolls to the top of a new page. Offsets are stored by history
 * entry.
 */
export const useScrollRestoration = (): void => {
  const { key, pathname } = useLocation();
  const direction = useNavigationType();
  const shownPathname = useRef(pathname);
  const [offsets] = useState(() => new Map<string, number>());

  // Removed before the next page renders. A different page height causes scroll events that do not belong to this
  // entry.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const saveOffset = () => offsets.set(key, scrollY);
    addEventListener('scroll', saveOffset, { passive: true });
    return () => removeEventListener('scroll', saveOffset);
  }, [key, offsets]);

  useLayoutEffect(() => {
    // Another tab or filter of the same page does not scroll.
    if (shownPathname.current === pathname) return;
    shownPathname.current = pathname;
    scrollTo(0, direction === 'POP' ? (offsets.get(key) ?? 0) : 0);
  }, [direction, key, offsets, pathname]);
};
