import { gameList, gameVendors, hotGames } from '@livery/contract/games';
import { memo } from '../http/memo.ts';
import { PreparedAnswer } from '../http/prepared-answer.ts';
import type { Route } from '../http/route.ts';
import type { Catalogue } from './catalogue.ts';

/** Lists that change rarely: each is made once for everyone who asks the same. */
export const catalogueRoutes = (route: Route, catalogue: Catalogue): void => {
  const answers = memo<PreparedAnswer>(2000);
  const once = (key: readonly unknown[], make: () => unknown): PreparedAnswer => answers.get(JSON.stringify([catalogue.version, ...key]), () => new PreparedAnswer(make()));

  route(gameList, ({ merchant, language, request }) => once(['list', merchant.code, language, request], () => catalogue.list(merchant, language, request)));

  route(hotGames, ({ merchant, language, request }) =>
    once(['hot', merchant.code, language, request.gameType], () => ({ list: catalogue.hot(merchant, language, request.gameType) })),
  );

  route(gameVendors, ({ merchant, language }) => once(['vendors', merchant.code, language], () => ({ sorting: catalogue.vendors(merchant, language) })));
};
