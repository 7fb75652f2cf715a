import { and, count, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import { seconds } from '../clock/durations.ts';
import { keepFresh } from '../clock/keep-fresh.ts';
import type { Database } from '../db/database.ts';
import { lotteryIssues } from '../db/schema/tables.ts';
import type { Issue } from './issues.ts';

const over = ['drawn', 'settled', 'cancelled'] as const;

/** A new draw is seen within this time. */
const freshFor = seconds(1);

type PastDraw = Pick<Issue, 'code' | 'numero' | 'drawsAt' | 'state' | 'result'>;
const shown = {
  code: lotteryIssues.code,
  numero: lotteryIssues.numero,
  drawsAt: lotteryIssues.drawsAt,
  state: lotteryIssues.state,
  result: lotteryIssues.result,
};

/** Draws that are over, read once for all who watch them. */
export const createPastDraws = (db: Database, clock: Clock) => {
  const lasts = keepFresh<ReadonlyMap<string, PastDraw>>(clock, freshFor);
  const pages = keepFresh<{ list: PastDraw[]; total: number }>(clock, freshFor);
  return {
    /** The last draw of each lottery. */
    last: () =>
      lasts.get('all', async () => {
        const rows = await db
          .selectDistinctOn([lotteryIssues.code], shown)
          .from(lotteryIssues)
          .where(inArray(lotteryIssues.state, over))
          .orderBy(lotteryIssues.code, desc(lotteryIssues.drawsAt));
        return new Map(rows.map((draw) => [draw.code, draw]));
      }),
    page: (code: string, pageNo: number, pageSize: number) =>
      pages.get([code, pageNo, pageSize].join('/'), async () => {
        const isPast = and(
          eq(lotteryIssues.code, code),
          inArray(lotteryIssues.state, over),
          lt(lotteryIssues.drawsAt, clock.now()),
        );
        const [counted] = await db.select({ total: count() }).from(lotteryIssues).where(isPast);
        const list = await db
          .select(shown)
          .from(lotteryIssues)
          .where(isPast)
          .orderBy(desc(lotteryIssues.drawsAt))
          .limit(pageSize)
          .offset((pageNo - 1) * pageSize);
        return { list, total: counted?.total ?? 0 };
      }),
  };
};
