import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { holdOffset } from './hold-offset.ts';

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
  // The visitor may have scrolled before this code has loaded, so the current position is stored for the first entry.
  const [offsets] = useState(() => new Map([[key, scrollY]]));

  // The listener is removed before the next page renders. If the next page has another height, the browser fires
  // scroll events. These events must not change the position that is stored for this history entry.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const saveOffset = () => offsets.set(key, scrollY);
    addEventListener('scroll', saveOffset, { passive: true });
    return () => removeEventListener('scroll', saveOffset);
  }, [key, offsets]);

  useLayoutEffect(() => {
    // A change of tab or filter does not change the path, and must not change the scroll position. If the change has
    // created a history entry, the current position is stored for this entry.
    if (shownPathname.current === pathname) {
      if (!offsets.has(key)) offsets.set(key, scrollY);
      return undefined;
    }
    shownPathname.current = pathname;
    const offset = direction === 'POP' ? (offsets.get(key) ?? 0) : 0;
    if (offset > 0) return holdOffset(offset);
    scrollTo(0, 0);
    return undefined;
  }, [direction, key, offsets, pathname]);

  return null;
};
