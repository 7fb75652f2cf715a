import type { Feature, FeatureRoute } from '@livery/kit/feature';
import { matchPath } from 'react-router-dom';

/** A feature's route under one of its addresses. */
export interface Place {
  readonly feature: Feature;
  readonly route: FeatureRoute;
}

/** Every address of every route with what stands there. Throws where two features claim one. */
export const placesOf = (features: readonly Feature[]): ReadonlyMap<string, Place> => {
  const places = new Map<string, Place>();
  for (const feature of features) {
    for (const route of feature.routes) {
      for (const path of [route.path, ...(route.aliases ?? [])]) {
        const taken = places.get(path);
        if (taken) throw new Error(`${path} is claimed by "${taken.feature.id}" and "${feature.id}"`);
        places.set(path, { feature, route });
      }
    }
  }
  return places;
};

export const placeAt = (places: ReadonlyMap<string, Place>, pathname: string): Place | undefined => {
  const exact = places.get(pathname);
  if (exact) return exact;
  for (const [path, place] of places) if (matchPath(path, pathname)) return place;
  return undefined;
};
