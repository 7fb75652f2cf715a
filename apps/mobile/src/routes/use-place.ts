import { home } from '@livery/games/home';
import { drawnLoad } from '@livery/kit/late-part';
import { use } from 'react';
import { elsewhere } from '../elsewhere/bring-elsewhere.ts';
import { placeAt, placesOf, type Place } from './places.ts';

/** Known from the start: where most visits open. All others come with `elsewhere`. */
const first = placesOf([home]);

/** What stands at an address. Suspends where the other addresses are not here yet. */
export const usePlace = (pathname: string): Place | undefined =>
  placeAt(first, pathname) ?? placeAt((elsewhere.here() ?? use(drawnLoad(elsewhere))).places, pathname);

/** The same before anything is drawn. */
export const findPlace = async (pathname: string): Promise<Place | undefined> =>
  placeAt(first, pathname) ?? placeAt((await elsewhere.bring()).places, pathname);
