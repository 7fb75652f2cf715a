import { getAccessDenial } from '@livery/kit/access';
import { getSession } from '@livery/kit/session';
import type { Flags } from '@livery/merchant/flags';
import { matchPath } from 'react-router-dom';
import { matchRoute } from './route-table.ts';

/**
 * Loads the screen of a link on `pointerdown`, before the finger is lifted. Skips links to other sites, links to the
 * current page, and screens that this visitor may not open. The brand's bundle may not contain the screen of a
 * disabled feature.
 * @returns a function that stops listening
 */
export const prefetchOnPointerDown = (flags: Flags): (() => void) => {
  const handlePointerDown = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin || matchPath(link.pathname, location.pathname)) return;
    const routeMatch = matchRoute(link.pathname);
    if (routeMatch && !getAccessDenial(routeMatch.feature, getSession(), flags)) routeMatch.route.screen.preload();
  };
  addEventListener('pointerdown', handlePointerDown, { passive: true });
  return () => removeEventListener('pointerdown', handlePointerDown);
};
