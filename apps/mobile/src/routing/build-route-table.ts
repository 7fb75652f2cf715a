import type { Feature, FeatureRoute } from '@livery/kit/feature/define-feature';

/** Route of an address, with the feature that defines the route. */
export interface RouteMatch {
  readonly feature: Feature;
  readonly route: FeatureRoute;
}

/**
 * Maps each address to its route and feature. A route can have several addresses. A test checks that no two features
 * use the same address.
 */
export const buildRouteTable = (features: readonly Feature[]): ReadonlyMap<string, RouteMatch> =>
  new Map(
    features.flatMap((feature) =>
      feature.routes.flatMap((route) =>
        [route.path, ...(route.aliases ?? [])].map((path) => [path, { feature, route }] as const),
      ),
    ),
  );
