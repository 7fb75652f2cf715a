import { formatAmount, type Minor } from '@livery/contract/money';
import type { ProfitLoss } from '@livery/contract/history';
import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { addDays, type Day, toCalendarDay } from '../../../core/clock/calendar.ts';
import type { Database } from '../../../core/db/database.ts';
import { ledgerEntries, ledgerTransactions, memberAccount } from '../../ledger/index.ts';
import { bets, isValidBet } from '../../betting/index.ts';
import type { Period } from '../../../core/record-period.ts';
import { games } from '../../catalogue/index.ts';

interface Sums {
  bet: Minor;
  prize: Minor;
  bonus: Minor;
  rebate: Minor;
}

const none = (): Sums => ({ bet: 0, prize: 0, bonus: 0, rebate: 0 });

/** Converts totals to the API format. The profit is prize + bonus + rebate − bet. */
const toResult = ({ bet, prize, bonus, rebate }: Sums) => ({
  bet: formatAmount(bet),
  prize: formatAmount(prize),
  bonus: formatAmount(bonus),
  rebate: formatAmount(rebate),
  profit: formatAmount(prize + bonus + rebate - bet),
});

const listDays = ({ startDate, endDate }: Period): Day[] => {
  const days: Day[] = [];
  for (let day = startDate; day <= endDate; day = addDays(day, 1)) days.push(day);
  return days;
};

/**
 * Reads the profit and loss of a member in a period. A bet belongs to the period in which it was settled. Bonuses and
 * rebates belong to the period in which they were paid.
 */
export const readProfitLoss = async (
  db: Database,
  {
    memberId,
    currency,
    timeZone,
    period,
    now,
  }: { memberId: string; currency: string; timeZone: string; period: Period; now: Date },
): Promise<ProfitLoss> => {
  const settled = await db
    .select({ category: games.category, stake: bets.stake, payout: bets.payout, settledAt: bets.settledAt })
    .from(bets)
    .innerJoin(games, eq(games.nodeId, bets.nodeId))
    .where(
      and(eq(bets.memberId, memberId), isValidBet, gte(bets.settledAt, period.from), lt(bets.settledAt, period.to)),
    );
  const grants = await db
    .select({
      kind: ledgerTransactions.kind,
      at: ledgerTransactions.at,
      amount: sql<string>`${ledgerEntries.amount}`.mapWith(Number),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        eq(ledgerEntries.accountId, memberAccount(memberId)),
        inArray(ledgerTransactions.kind, ['bonus', 'rebate']),
        gte(ledgerTransactions.at, period.from),
        lt(ledgerTransactions.at, period.to),
      ),
    );

  const totals = none();
  const today = toCalendarDay(now, timeZone);
  const byDay = new Map(
    listDays(period)
      .filter((day) => day <= today)
      .map((day) => [day, none()] as const),
  );
  const byCategory = new Map<string, Sums>();
  const add = (instant: Date, category: string | undefined, part: Partial<Sums>): void => {
    const day = byDay.get(toCalendarDay(instant, timeZone));
    if (category !== undefined && !byCategory.has(category)) byCategory.set(category, none());
    const targets = [totals, day, category === undefined ? undefined : byCategory.get(category)];
    for (const sums of targets)
      if (sums) for (const [name, amount] of Object.entries(part)) sums[name as keyof Sums] += amount;
  };
  for (const { category, stake, payout, settledAt } of settled)
    if (settledAt) add(settledAt, category, { bet: stake, prize: payout });
  for (const { kind, at, amount } of grants)
    add(at, undefined, kind === 'bonus' ? { bonus: amount } : { rebate: amount });

  return {
    currency,
    totals: toResult(totals),
    days: [...byDay].map(([date, sums]) => ({ date, ...toResult(sums) })),
    categories: [...byCategory]
      .sort(([, one], [, other]) => other.bet - one.bet)
      .map(([category, { bet, prize }]) => ({
        category,
        bet: formatAmount(bet),
        prize: formatAmount(prize),
        profit: formatAmount(prize - bet),
      })),
  };
};
