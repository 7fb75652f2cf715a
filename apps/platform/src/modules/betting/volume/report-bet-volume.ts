import { formatAmount } from '@livery/contract/money';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { and, countDistinct, count, eq, gte, lt, sql } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import { hours, minutes } from '../../../core/clock/durations.ts';
import type { Database } from '../../../core/db/database.ts';
import type { RecordEvent } from '../../webhooks/index.ts';
import { bets, betVolumeReports } from '../betting.tables.ts';
import { isValidBet } from '../member-stats.ts';

/**
 * Milliseconds between the end of an hour and the report about this hour. A bet that is settled just before the end of
 * the hour can be committed later. An earlier report would miss such a bet.
 */
const grace = minutes(5);
/**
 * Maximum number of hours of a brand that one run reports. It limits the size of a transaction after a long downtime.
 * The next runs report the remaining hours.
 */
const maxHours = 24;

interface BetVolumeDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly recordEvent: RecordEvent;
}

const toHour = (time: Date): Date => new Date(Math.floor(time.getTime() / hours(1)) * hours(1));
const sum = (column: typeof bets.stake | typeof bets.payout) =>
  sql<string>`coalesce(sum(${column}), 0)`.mapWith(Number);

const readVolume = async (tx: Database, merchant: string, from: Date, to: Date) => {
  const [volume] = await tx
    .select({
      bets: count(),
      members: countDistinct(bets.memberId),
      stake: sum(bets.stake),
      payout: sum(bets.payout),
    })
    .from(bets)
    .where(and(eq(bets.merchant, merchant), isValidBet, gte(bets.settledAt, from), lt(bets.settledAt, to)));
  return volume ?? { bets: 0, members: 0, stake: 0, payout: 0 };
};

/**
 * Stores an event for each full hour in which bets of the brand were settled and which is not reported yet. The first
 * run for a brand reports nothing: it stores the current hour as the start of the reports. Several gateways can run
 * this function at the same time. The first one locks the row of the brand, and the others do nothing.
 */
export const reportBetVolume = async (
  { db, clock, recordEvent }: BetVolumeDeps,
  { code, currency }: Pick<Merchant, 'code' | 'currency'>,
): Promise<void> => {
  const now = clock.now();
  const end = toHour(new Date(now.getTime() - grace));
  await db.transaction(async (tx) => {
    await tx
      .insert(betVolumeReports)
      .values({ merchant: code, reportedUntil: toHour(now) })
      .onConflictDoNothing();
    const [report] = await tx
      .select()
      .from(betVolumeReports)
      .where(eq(betVolumeReports.merchant, code))
      .for('update', { skipLocked: true });
    if (!report) return;
    let from = report.reportedUntil;
    for (let hour = 0; hour < maxHours && from < end; hour += 1) {
      const to = new Date(from.getTime() + hours(1));
      const { stake, payout, ...counts } = await readVolume(tx, code, from, to);
      if (counts.bets > 0)
        await recordEvent(tx, {
          type: 'bets.volume',
          merchant: code,
          occurredAt: to,
          data: {
            from: from.toISOString(),
            to: to.toISOString(),
            currency,
            ...counts,
            stake: formatAmount(stake),
            payout: formatAmount(payout),
          },
        });
      from = to;
    }
    await tx.update(betVolumeReports).set({ reportedUntil: from }).where(eq(betVolumeReports.merchant, code));
  });
};
