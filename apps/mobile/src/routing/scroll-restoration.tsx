import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { holdOffset } from './hold-offset.ts';

/**
 * Scrolls to the previous position when the visitor goes back, and to the top of a new page. Stores the scroll position
 * of each history entry. Renders nothing.
 *
 * @param initialPathname the path of the first page of the visit. Another page may be open when this code has loaded.
 */
export const ScrollRestoration = ({ initialPathname }: { readonly initialPathname: string }) => {
  const { key, pathname } = useLocation();
  const direction = useNavigationType();
  const shownPathname = useRef(initialPathname);
  // Stores the current position for the first history entry. The visitor may have scrolled before this code has loaded,
  // when no listener stored the position.
  const [offsets] = useState(() => new Map([[key, scrollY]]));

  // The listener is removed before the next page renders. If the next page is shorter, the browser scrolls and fires
  // scroll events. These events would overwrite the position that is stored for the previous page.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const saveOffset = () => offsets.set(key, scrollY);
    addEventListener('scroll', saveOffset, { passive: true });
    return () => removeEventListener('scroll', saveOffset);
  }, [key, offsets]);

  useLayoutEffect(() => {
    // The path has not changed, so this is a change of a tab or a filter on the same page. The scroll position must not
    // change. If a new history entry was created, the current position is stored for it.
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
