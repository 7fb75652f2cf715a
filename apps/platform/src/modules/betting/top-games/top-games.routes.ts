import { topGames } from '@livery/contract/catalogue/ranked-games';
import { MemberType } from '@livery/contract/enums';
import { and, asc, countDistinct, count, desc, eq, gte, ne } from 'drizzle-orm';
import { createRefreshingCache } from '../../../core/cache/refreshing-cache.ts';
import { createTtlCache } from '../../../core/cache/ttl-cache.ts';
import type { Clock } from '../../../core/clock/clock.ts';
import { days, minutes } from '../../../core/clock/durations.ts';
import type { Database } from '../../../core/db/database.ts';
import { CachedResponse } from '../../../core/http/cached-response.ts';
import type { Route } from '../../../core/http/route.ts';
import { type Catalogue, toGameTile } from '../../catalogue/index.ts';
import { members } from '../../members/index.ts';
import { bets } from '../betting.tables.ts';

/** Length in milliseconds of the period before now whose bets are counted. */
const periodMs = days(7);
/** Age in milliseconds after which the cached order of the games is computed again. */
const orderTtlMs = minutes(5);
/** Maximum age of a cached response in milliseconds. */
const responseTtlMs = minutes(1);
const maxGames = 10;
/**
 * Number of games that the query returns. It is larger than `maxGames`, because games that the brand no longer offers
 * are removed afterwards.
 */
const maxCandidates = 40;

interface TopGamesDeps {
  readonly db: Database;
  readonly catalogue: Catalogue;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
}

/**
 * Lists the ids of the games of a brand with the most members who placed a bet since `from`. Games with the same number
 * of members are sorted by their number of bets, the highest first. Trial members are excluded.
 */
const listMostPlayed = async (db: Database, merchant: string, from: Date): Promise<string[]> => {
  const rows = await db
    .select({ nodeId: bets.nodeId })
    .from(bets)
    .innerJoin(members, eq(members.id, bets.memberId))
    .where(
      and(
        eq(bets.merchant, merchant),
        gte(bets.placedAt, from),
        ne(bets.state, 'cancelled'),
        ne(members.type, MemberType.Trial),
      ),
    )
    .groupBy(bets.nodeId)
    .orderBy(desc(countDistinct(bets.memberId)), desc(count()), asc(bets.nodeId))
    .limit(maxCandidates);
  return rows.map(({ nodeId }) => nodeId);
};

export const topGamesRoutes = (route: Route, { db, catalogue, clock, onError }: TopGamesDeps): void => {
  // The query counts all bets of the period, so it can be slow. While it runs again, callers get the previous order of
  // the games.
  const orders = createRefreshingCache<{ readonly ids: readonly string[]; readonly loadedAt: number }>(
    clock,
    orderTtlMs,
    onError,
  );
  const responses = createTtlCache<CachedResponse>(clock, responseTtlMs);

  route(topGames, async ({ merchant, language }) => {
    const { ids, loadedAt } = await orders.get(merchant.code, async () => {
      const now = clock.now().getTime();
      return { ids: await listMostPlayed(db, merchant.code, new Date(now - periodMs)), loadedAt: now };
    });
    return responses.get([merchant.code, language, catalogue.version, loadedAt].join('/'), async () => {
      const offered = new Set(catalogue.listOffered(merchant).map(({ nodeId }) => nodeId));
      const games = ids.filter((id) => offered.has(id)).flatMap((id) => catalogue.find(id) ?? []);
      return new CachedResponse({ list: games.slice(0, maxGames).map((game) => toGameTile(game, language)) });
    });
  });
};
