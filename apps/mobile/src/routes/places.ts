import type { Feature, FeatureRoute } from '@livery/kit/feature';
import { matchPath } from 'react-router-dom';

/** A feature's route under one of its addresses. */
export interface Place {
  readonly feature: Feature;
  readonly route: FeatureRoute;
}

/** Every address of every route with what stands there. That no two features claim one is for a test to find. */
export const placesOf = (features: readonly Feature[]): ReadonlyMap<string, Place> =>
  new Map(
    features.flatMap((feature) =>
      feature.routes.flatMap((route) =>
        [route.path, ...(route.aliases ?? [])].map((path) => [path, { feature, route }] as const),
      ),
    ),
  );

export const placeAt = (places: ReadonlyMap<string, Place>, pathname: string): Place | undefined => {
  const exact = places.get(pathname);
  if (exact) return exact;
  for (const [path, place] of places) if (matchPath(path, pathname)) return place;
  return undefined;
};
