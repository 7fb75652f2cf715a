import { recentGames } from '@livery/contract/catalogue/games';
import { gamesForYou } from '@livery/contract/catalogue/ranked-games';
import { createTtlCache } from '../../../core/cache/ttl-cache.ts';
import type { Clock } from '../../../core/clock/clock.ts';
import { minutes } from '../../../core/clock/durations.ts';
import type { Game } from '../games/catalogue-snapshot.ts';
import type { Catalogue } from '../games/catalogue.ts';
import { paginateGames } from '../games/paginate-games.ts';
import type { Route } from '../../../core/http/route.ts';
import { toGameTile } from '../games/game-tile.ts';
import type { Recents } from './recent-games.ts';
import { selectSimilarGames } from './select-similar-games.ts';

interface RecentsRoutesDeps {
  readonly catalogue: Catalogue;
  readonly recents: Recents;
  readonly clock: Clock;
}

/** Maximum age in milliseconds of the games that are recommended to a member. */
const recommendationTtlMs = minutes(1);

export const recentsRoutes = (route: Route, { catalogue, recents, clock }: RecentsRoutesDeps): void => {
  // A recommendation compares all games with the played games, which is slow. Therefore the result is cached for each
  // member for a minute, or until the games of the catalogue change.
  const recommendations = createTtlCache<readonly Game[]>(clock, recommendationTtlMs);

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

  route(gamesForYou, async ({ merchant, language, session }) => {
    const games = await recommendations.get([session.memberId, catalogue.gamesVersion].join('/'), async () => {
      const ids = await recents.ids(session.memberId);
      const played = ids.flatMap((id) => catalogue.find(id) ?? []);
      return selectSimilarGames(catalogue.listOffered(merchant), played);
    });
    const figures = catalogue.getFigures(merchant);
    return { list: games.map((game) => toGameTile(game, figures, language)) };
  });
};
