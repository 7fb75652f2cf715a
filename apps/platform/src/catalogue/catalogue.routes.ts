import { gameList, gameVendors, hotGames } from '@livery/contract/games';
import { PreparedAnswer } from '../http/prepared-answer.ts';
import type { Route } from '../http/route.ts';
import type { Catalogue } from './catalogue.ts';

/** Lists that change rarely: each is made once for everyone who asks the same. */
export const catalogueRoutes = (route: Route, catalogue: Catalogue): void => {
  const untilReload = { keptFor: () => catalogue.version };

  route(gameList, ({ merchant, language, request }) => new PreparedAnswer(catalogue.list(merchant, language, request)), untilReload);

  route(hotGames, ({ merchant, language, request }) => new PreparedAnswer({ list: catalogue.hot(merchant, language, request.gameType) }), untilReload);

  route(gameVendors, ({ merchant, language }) => new PreparedAnswer({ sorting: catalogue.vendors(merchant, language) }), untilReload);
};
