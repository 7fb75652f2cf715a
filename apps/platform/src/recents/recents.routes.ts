import { recentGames } from '@livery/contract/games';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { pageOfGames } from '../catalogue/page-of-games.ts';
import type { Route } from '../http/route.ts';
import type { Recents } from './recents.ts';

interface Needs {
  readonly catalogue: Catalogue;
  readonly recents: Recents;
}

export const recentsRoutes = (route: Route, { catalogue, recents }: Needs): void => {
  route(recentGames, async ({ merchant, language, session, request }) => {
    const { games, ...page } = pageOfGames(catalogue, merchant, language, await recents.ids(session.memberId), request);
    return { list: games, ...page };
  });
};
