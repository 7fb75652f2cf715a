import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Scrolls to the previous position when the visitor goes back, and to the top of a new page. The scroll positions are
 * stored by history entry. Renders nothing.
 *
 * @param initialPathname the path on which the visit began. This code loads later, when another page may be open.
 */
export const ScrollRestoration = ({ initialPathname }: { readonly initialPathname: string }) => {
  const { key, pathname } = useLocation();
  const direction = useNavigationType();
  const shownPathname = useRef(initialPathname);
  // The visitor may have scrolled before this code has loaded.
  const [offsets] = useState(() => new Map([[key, scrollY]]));

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

  return null;
};
