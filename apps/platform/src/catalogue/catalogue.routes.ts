import { ErrorCode } from '@livery/contract/errors';
import { gameList, gameVendors, vendorGameTypes } from '@livery/contract/games';
import { hotGames } from '@livery/contract/hot-games';
import type { Favourites } from '../favourites/favourites.ts';
import { GatewayError } from '../http/gateway-error.ts';
import { PreparedAnswer } from '../http/prepared-answer.ts';
import type { Route } from '../http/route.ts';
import type { Catalogue } from './catalogue.ts';
import { asksForFavourites } from './select-games.ts';

interface Needs {
  readonly catalogue: Catalogue;
  readonly favourites: Favourites;
}

/** Lists that change rarely: each is made once for everyone who asks the same. */
export const catalogueRoutes = (route: Route, { catalogue, favourites }: Needs): void => {
  const untilReload = { keptFor: () => catalogue.version };

  route(
    gameList,
    async ({ merchant, language, request, findSession }) => {
      if (!asksForFavourites(request)) return new PreparedAnswer(catalogue.list(merchant, language, request));
      const session = await findSession();
      if (!session) throw new GatewayError(ErrorCode.NotLoggedIn);
      // One member's: given as it is, so that it is kept for nobody else.
      return catalogue.list(merchant, language, request, new Set(await favourites.ids(session.memberId)));
    },
    untilReload,
  );

  route(
    hotGames,
    ({ merchant, language, request }) =>
      new PreparedAnswer({ list: catalogue.hot(merchant, language, request.gameType) }),
    untilReload,
  );

  route(
    gameVendors,
    ({ merchant, language }) => new PreparedAnswer({ sorting: catalogue.vendors(merchant, language) }),
    untilReload,
  );

  route(
    vendorGameTypes,
    ({ merchant, language }) => new PreparedAnswer({ mapping: catalogue.classes(merchant, language) }),
    untilReload,
  );
};
