import { winnerBoard } from '@livery/contract/catalogue/winners';
import type { Catalogue } from '../../catalogue/index.ts';
import type { Clock } from '../../../core/clock/clock.ts';
import { seconds } from '../../../core/clock/durations.ts';
import { createTtlCache } from '../../../core/cache/ttl-cache.ts';
import type { Database } from '../../../core/db/database.ts';
import { CachedResponse } from '../../../core/http/responses/cached-response.ts';
import type { Route } from '../../../core/http/route.ts';
import { listRecentWins, toWinner } from './winners.ts';

/**
 * Maximum delay in milliseconds until a new win appears in the list of winners. In the event stream, the win has
 * no such delay.
 */
const cacheTtlMs = seconds(5);

interface WinnersRoutesDeps {
  readonly db: Database;
  readonly catalogue: Catalogue;
  readonly clock: Clock;
}

export const winnersRoutes = (route: Route, { db, catalogue, clock }: WinnersRoutesDeps): void => {
  const cache = createTtlCache<CachedResponse>(clock, cacheTtlMs);

  route(winnerBoard, ({ merchant, language, request: { gameCategory, limitNum, sort, period } }) =>
    cache.get([merchant.code, language, gameCategory, limitNum, sort, period].join('/'), async () => {
      const wins = await listRecentWins(db, {
        merchant,
        category: gameCategory,
        limit: limitNum,
        sort,
        period,
        now: clock.now(),
      });
      return new CachedResponse({
        list: wins.flatMap((win) => toWinner(win, catalogue, merchant, language) ?? []).map((vo) => ({ vo })),
      });
    }),
  );
};
