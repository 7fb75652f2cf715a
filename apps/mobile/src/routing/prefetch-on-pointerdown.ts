import { getAccessDenial } from '@livery/kit/access';
import { getSession } from '@livery/kit/session';
import type { Flags } from '@livery/merchant/flags';
import { matchPath } from 'react-router-dom';
import { routeTable } from './route-table.ts';
import { matchRoute } from './match-route.ts';
import { getScreen } from './screen-cache.ts';

/**
 * A finger that comes down on a link will most likely follow it: the screen is on its way before the finger is up. Only
 * one that this visitor may enter: what the brand has off is not in its bundle at all. Answers how to stop.
 */
export const prefetchOnPointerDown = (flags: Flags): (() => void) => {
  const handlePointerDown = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin || matchPath(link.pathname, location.pathname)) return;
    const routeMatch = matchRoute(routeTable, link.pathname);
    // Where it cannot come, the screen itself says so.
    if (routeMatch && !getAccessDenial(routeMatch.feature, getSession(), flags))
      getScreen(routeMatch.route.screen)
        .load()
        .catch(() => undefined);
  };
  addEventListener('pointerdown', handlePointerDown, { passive: true });
  return () => removeEventListener('pointerdown', handlePointerDown);
};
