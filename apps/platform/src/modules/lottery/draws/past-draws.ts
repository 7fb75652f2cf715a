import { and, count, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import { seconds } from '../../../core/clock/durations.ts';
import { createTtlCache } from '../../../core/cache/ttl-cache.ts';
import type { Database } from '../../../core/db/database.ts';
import type { Issue } from '../issues/issues.ts';
import { lotteryIssues } from '../lottery.tables.ts';

const finishedStates = ['drawn', 'settled', 'cancelled'] as const;

/** Maximum delay in milliseconds until a new result appears in the list of past draws. */
const cacheTtl = seconds(1);

type PastDraw = Pick<Issue, 'code' | 'numero' | 'drawsAt' | 'state' | 'result'>;
const columns = {
  code: lotteryIssues.code,
  numero: lotteryIssues.numero,
  drawsAt: lotteryIssues.drawsAt,
  state: lotteryIssues.state,
  result: lotteryIssues.result,
};

/** Creates the functions that load past draws. All callers share one cache. */
export const createPastDraws = (db: Database, clock: Clock) => {
  const latestCache = createTtlCache<ReadonlyMap<string, PastDraw>>(clock, cacheTtl);
  const pageCache = createTtlCache<{ list: PastDraw[]; total: number }>(clock, cacheTtl);
  return {
    /**
     * Returns the latest past draw of each lottery, by lottery code. The latest draw can be a cancelled one. A lottery
     * without past draws is absent.
     */
    last: () =>
      latestCache.get('all', async () => {
        const rows = await db
          .selectDistinctOn([lotteryIssues.code], columns)
          .from(lotteryIssues)
          .where(inArray(lotteryIssues.state, finishedStates))
          .orderBy(lotteryIssues.code, desc(lotteryIssues.drawsAt));
        return new Map(rows.map((draw) => [draw.code, draw]));
      }),
    page: (code: string, pageNo: number, pageSize: number) =>
      pageCache.get([code, pageNo, pageSize].join('/'), async () => {
        const isPast = and(
          eq(lotteryIssues.code, code),
          inArray(lotteryIssues.state, finishedStates),
          lt(lotteryIssues.drawsAt, clock.now()),
        );
        const [counted] = await db.select({ total: count() }).from(lotteryIssues).where(isPast);
        const list = await db
          .select(columns)
          .from(lotteryIssues)
          .where(isPast)
          .orderBy(desc(lotteryIssues.drawsAt))
          .limit(pageSize)
          .offset((pageNo - 1) * pageSize);
        return { list, total: counted?.total ?? 0 };
      }),
  };
};
