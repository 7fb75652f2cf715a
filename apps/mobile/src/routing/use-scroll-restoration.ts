import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const offsets = new Map<string, number>();

/** Going back finds the page where it was left; going on starts at the top. Offsets are kept by history entry. */
export const useScrollRestoration = (): void => {
  const { key, pathname } = useLocation();
  const direction = useNavigationType();
  const shownPathname = useRef(pathname);

  // Taken away before the next page is drawn: the scrolling that its other height causes is not this entry's.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const saveOffset = () => offsets.set(key, scrollY);
    addEventListener('scroll', saveOffset, { passive: true });
    return () => removeEventListener('scroll', saveOffset);
  }, [key]);

  useLayoutEffect(() => {
    // Another tab or filter of the same page keeps its place on it.
    if (shownPathname.current === pathname) return;
    shownPathname.current = pathname;
    scrollTo(0, direction === 'POP' ? (offsets.get(key) ?? 0) : 0);
  }, [direction, key, pathname]);
};
