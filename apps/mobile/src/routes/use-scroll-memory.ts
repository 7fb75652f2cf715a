import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const offsets = new Map<string, number>();

/** Going back finds the page where it was left; going on starts at the top. Offsets are kept by history entry. */
export const useScrollMemory = (): void => {
  const { key, pathname } = useLocation();
  const direction = useNavigationType();

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => offsets.set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    // A replaced entry (a tab, a filter) keeps its place on the page.
    if (direction === 'REPLACE') return;
    scrollTo(0, direction === 'POP' ? (offsets.get(key) ?? 0) : 0);
    // The path decides whether this is another page; the key alone changes with every filter.
  }, [pathname]);
};
