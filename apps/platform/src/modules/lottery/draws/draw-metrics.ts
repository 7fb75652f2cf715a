import { and, inArray, lt } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import { minutes } from '../../../core/clock/durations.ts';
import type { Database } from '../../../core/db/database.ts';
import type { Metrics } from '../../../core/metrics/metrics.ts';
import { lotteryIssues } from '../lottery.tables.ts';

/** Milliseconds after the planned time from which a draw counts as late. */
const lateAfter = minutes(1);

/**
 * Adds the metric with the number of late draws. Late draws show that no gateway runs the background jobs, or that
 * draws fail.
 */
export const addDrawMetrics = (
  { addGauge }: Metrics,
  { db, clock }: { readonly db: Database; readonly clock: Clock },
): void =>
  addGauge({
    name: 'late_draws',
    help: 'Lottery issues that should have been drawn and settled more than a minute ago',
    read: async () => {
      const before = new Date(clock.now().getTime() - lateAfter);
      const isLate = and(inArray(lotteryIssues.state, ['open', 'closed', 'drawn']), lt(lotteryIssues.drawsAt, before));
      return [{ value: await db.$count(lotteryIssues, isLate) }];
    },
  });
