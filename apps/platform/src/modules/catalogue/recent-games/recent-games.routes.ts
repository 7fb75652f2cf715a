import { recentGames } from '@livery/contract/catalogue/games';
import type { Catalogue } from '../games/catalogue.ts';
import { paginateGames } from '../games/paginate-games.ts';
import type { Route } from '../../../core/http/route.ts';
import type { Recents } from './recent-games.ts';

interface RecentsRoutesDeps {
  readonly catalogue: Catalogue;
  readonly recents: Recents;
}

export const recentsRoutes = (route: Route, { catalogue, recents }: RecentsRoutesDeps): void => {
  route(recentGames, async ({ merchant, language, session, request }) => {
    const { games, ...page } = paginateGames(
      catalogue,
      merchant,
      language,
      await recents.ids(session.memberId),
      request,
    );
    return { list: games, ...page };
  });
};
