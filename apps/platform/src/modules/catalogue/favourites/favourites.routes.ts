import { ErrorCode } from '@livery/contract/errors';
import { addFavourite, favouriteGames, favouriteIds, removeFavourite } from '@livery/contract/catalogue/games';
import type { Catalogue } from '../games/catalogue.ts';
import { paginateGames } from '../games/paginate-games.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { Route } from '../../../core/http/route.ts';
import type { Favourites } from './favourites.ts';

interface FavouritesRoutesDeps {
  readonly catalogue: Catalogue;
  readonly favourites: Favourites;
}

export const favouritesRoutes = (route: Route, { catalogue, favourites }: FavouritesRoutesDeps): void => {
  route(favouriteIds, async ({ session }) => ({ ids: await favourites.ids(session.memberId) }));

  route(favouriteGames, async ({ merchant, language, session, request: { pageNo, ...filters } }) => {
    const { games, ...page } = paginateGames(catalogue, merchant, language, await favourites.ids(session.memberId), {
      ...filters,
      page: pageNo,
    });
    return { content: games, ...page };
  });

  route(addFavourite, async ({ merchant, session, request: { nodeId, vendor } }) => {
    const game = catalogue.find(nodeId);
    if (!game || game.vendor !== vendor || !merchant.categories.includes(game.category))
      throw new GatewayError(ErrorCode.GameUnavailable);
    await favourites.add(session.memberId, nodeId);
    return { nodeId, isFavourite: true };
  });

  // Does not check that the brand offers the game. A member can also remove a game that the brand no longer offers.
  route(removeFavourite, async ({ session, request: { nodeId } }) => {
    await favourites.remove(session.memberId, nodeId);
    return { nodeId, isFavourite: false };
  });
};
