import { MemberType } from '@livery/contract/enums';
import { and, asc, count, countDistinct, desc, eq, gte, ne, sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '../../../core/clock/clock.ts';
import { days, minutes } from '../../../core/clock/durations.ts';
import type { Database } from '../../../core/db/database.ts';
import { insertInChunks } from '../../../core/db/insert-in-chunks.ts';
import { gameRanks, games } from '../../catalogue/index.ts';
import { members } from '../../members/index.ts';
import { bets, gameRankRuns } from '../betting.tables.ts';

/** Length in milliseconds of the period before now whose bets are counted. */
const periodMs = days(7);

/** Milliseconds between two runs of the job. */
export const rankEveryMs = minutes(10);

/**
 * Minimum age in milliseconds of stored ranks that are computed again. It is shorter than `rankEveryMs`, so that a run
 * that starts a little early is not skipped.
 */
const minAgeMs = rankEveryMs - minutes(1);

/**
 * Maximum number of ranked games of a category. It is larger than the number of hot games, because games that the brand
 * no longer offers are left out afterwards.
 */
const maxRankedPerCategory = 40;

/**
 * Lists the games of a brand with the most members who placed a bet since `from`, with the best games of each category.
 * Games with the same number of members are sorted by their number of bets, the highest first. Trial members and
 * cancelled bets are excluded.
 */
const listMostPlayed = async (db: Database, merchant: string, from: Date): Promise<string[]> => {
  const played = db
    .select({
      nodeId: bets.nodeId,
      players: countDistinct(bets.memberId).as('players'),
      placed: count().as('placed'),
    })
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
    .as('played');
  const rows = await db
    .select({ nodeId: played.nodeId, category: games.category })
    .from(played)
    .innerJoin(games, eq(games.nodeId, played.nodeId))
    .orderBy(desc(played.players), desc(played.placed), asc(played.nodeId));
  const counts = new Map<string, number>();
  return rows.flatMap(({ nodeId, category }) => {
    const rank = (counts.get(category) ?? 0) + 1;
    counts.set(category, rank);
    return rank <= maxRankedPerCategory ? [nodeId] : [];
  });
};

/**
 * Computes the most played games of a brand and stores them. Rows are written only if the order has changed, because
 * each write makes all gateways load the ranks again. If several gateways call the function at the same time, or within
 * one period of the job, only one of them counts the bets.
 */
export const rankGames = (db: Database, clock: Clock, merchant: string): Promise<void> =>
  db.transaction(async (tx) => {
    // The query counts all bets of the period, which can take longer than the default time limit of a statement.
    await tx.execute(sql`set local statement_timeout = '5min'`);
    const { rows } = (await tx.execute(
      sql`select pg_try_advisory_xact_lock(hashtextextended(${`game-ranks/${merchant}`}, 0)) as acquired`,
    )) as unknown as { readonly rows: readonly { readonly acquired: boolean }[] };
    if (!rows[0]?.acquired) return;
    const now = clock.now();
    const [run] = await tx.select().from(gameRankRuns).where(eq(gameRankRuns.merchant, merchant));
    if (run && now.getTime() - run.rankedAt.getTime() < minAgeMs) return;
    await tx
      .insert(gameRankRuns)
      .values({ merchant, rankedAt: now })
      .onConflictDoUpdate({ target: gameRankRuns.merchant, set: { rankedAt: now } });
    const nodeIds = await listMostPlayed(tx, merchant, new Date(now.getTime() - periodMs));
    const stored = await tx
      .select({ nodeId: gameRanks.nodeId })
      .from(gameRanks)
      .where(eq(gameRanks.merchant, merchant))
      .orderBy(asc(gameRanks.position));
    if (
      isDeepStrictEqual(
        stored.map(({ nodeId }) => nodeId),
        nodeIds,
      )
    )
      return;
    await tx.delete(gameRanks).where(eq(gameRanks.merchant, merchant));
    await insertInChunks(
      tx,
      gameRanks,
      nodeIds.map((nodeId, position) => ({ merchant, nodeId, position })),
    );
  });
