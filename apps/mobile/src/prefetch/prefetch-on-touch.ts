import { refusalOf } from '@livery/kit/guard';
import { getSession } from '@livery/kit/session';
import type { Flags } from '@livery/merchant/flags';
import { matchPath } from 'react-router-dom';
import { places } from '../places.ts';
import { placeAt } from '../routes/places.ts';
import { screenOf } from '../routes/screen-cache.ts';

/**
 * A finger that comes down on a link will most likely follow it: the screen is on its way before the finger is up. Only
 * one that this visitor may enter: what the brand has off is not in its bundle at all. Answers how to stop.
 */
export const prefetchOnTouch = (flags: Flags): (() => void) => {
  const bring = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin || matchPath(link.pathname, location.pathname)) return;
    const place = placeAt(places, link.pathname);
    // Where it cannot come, the screen itself says so.
    if (place && !refusalOf(place.feature, getSession(), flags))
      screenOf(place.route.screen)
        .bring()
        .catch(() => undefined);
  };
  addEventListener('pointerdown', bring, { passive: true });
  return () => removeEventListener('pointerdown', bring);
};
