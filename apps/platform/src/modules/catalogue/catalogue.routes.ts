import { ErrorCode } from '@livery/contract/errors';
import { gameList, gameVendors, vendorGameTypes } from '@livery/contract/catalogue/games';
import { hotGames } from '@livery/contract/catalogue/hot-games';
import { topGames } from '@livery/contract/catalogue/ranked-games';
import type { Favourites } from './favourites/favourites.ts';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';
import { CachedResponse } from '../../core/http/responses/cached-response.ts';
import type { Route } from '../../core/http/route.ts';
import type { Catalogue } from './games/catalogue.ts';
import { needsFavourites } from './games/filter-games.ts';

interface CatalogueRoutesDeps {
  readonly catalogue: Catalogue;
  readonly favourites: Favourites;
}

/**
 * Routes that list games and vendors. All callers with the same request get the same cached response, until the catalogue
 * or the figures of the games change.
 */
export const catalogueRoutes = (route: Route, { catalogue, favourites }: CatalogueRoutesDeps): void => {
  const untilChange = { cacheVersion: () => catalogue.version };

  route(
    gameList,
    async ({ merchant, language, request, findSession }) => {
      if (!needsFavourites(request)) return new CachedResponse(catalogue.list(merchant, language, request));
      const session = await findSession();
      if (!session) throw new GatewayError(ErrorCode.NotLoggedIn);
      // The list contains only favourites of this member, so other callers must not get it from a cache. The route
      // caches only a `CachedResponse`, and this result is not one.
      return catalogue.list(merchant, language, request, new Set(await favourites.ids(session.memberId)));
    },
    untilChange,
  );

  route(
    hotGames,
    ({ merchant, language, request }) =>
      new CachedResponse({ list: catalogue.hot(merchant, language, request.gameType) }),
    untilChange,
  );

  route(
    topGames,
    ({ merchant, language }) => new CachedResponse({ list: catalogue.top(merchant, language) }),
    untilChange,
  );

  route(
    gameVendors,
    ({ merchant, language }) => new CachedResponse({ sorting: catalogue.vendors(merchant, language) }),
    untilChange,
  );

  route(
    vendorGameTypes,
    ({ merchant, language }) => new CachedResponse({ mapping: catalogue.classes(merchant, language) }),
    untilChange,
  );
};
