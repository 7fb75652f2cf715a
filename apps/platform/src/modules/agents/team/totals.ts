import { formatAmount, type Minor } from '@livery/contract/money';
import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../core/db/database.ts';
import type { memberDailyStats, teamDailyStats, teamStatSince } from './statistics.tables.ts';

/** Range of full days in the merchant's time zone, `YYYY-MM-DD`. Both days are included. */
export interface Days {
  readonly startDate: string;
  readonly endDate: string;
}

export interface Sums {
  readonly validBet: Minor;
  readonly prize: Minor;
  readonly bonus: Minor;
  readonly rebate: Minor;
  readonly salary: Minor;
  readonly dividend: Minor;
  readonly deposit: Minor;
  readonly withdrawal: Minor;
}

const total = (column: AnyPgColumn) => sql<string>`coalesce(sum(${column}), 0)`.mapWith(Number);

/**
 * Returns one SQL expression for each amount column of the daily statistics. It computes the sum of the column over
 * the selected rows, or 0 if there are no rows.
 */
export const selectSums = ({
  validBet,
  prize,
  bonus,
  rebate,
  salary,
  dividend,
  deposit,
  withdrawal,
}: typeof memberDailyStats | typeof teamDailyStats) => ({
  validBet: total(validBet),
  prize: total(prize),
  bonus: total(bonus),
  rebate: total(rebate),
  salary: total(salary),
  dividend: total(dividend),
  deposit: total(deposit),
  withdrawal: total(withdrawal),
});

export const isWithin = (
  table: typeof memberDailyStats | typeof teamDailyStats | typeof teamStatSince,
  { startDate, endDate }: Days,
): SQL | undefined => and(gte(table.day, startDate), lte(table.day, endDate));

const nothing: Sums = { validBet: 0, prize: 0, bonus: 0, rebate: 0, salary: 0, dividend: 0, deposit: 0, withdrawal: 0 };

export const readSums = async (
  db: Database,
  table: typeof memberDailyStats | typeof teamDailyStats,
  memberId: string,
  days: Days,
): Promise<Sums> => {
  const [row] = await db
    .select(selectSums(table))
    .from(table)
    .where(and(eq(table.memberId, memberId), isWithin(table, days)));
  return row ?? nothing;
};

type Played = Pick<Sums, 'validBet' | 'prize' | 'bonus' | 'rebate'>;

export const computeProfit = ({ validBet, prize, bonus, rebate }: Played): Minor => prize + bonus + rebate - validBet;

/** Converts totals to the API format. The profit is prize + bonus + rebate − bet. */
export const toResultView = (sums: Played) => ({
  bet: formatAmount(sums.validBet),
  prize: formatAmount(sums.prize),
  bonus: formatAmount(sums.bonus),
  rebate: formatAmount(sums.rebate),
  profit: formatAmount(computeProfit(sums)),
});

export const toFlowsView = ({ deposit, withdrawal, salary, dividend }: Sums) => ({
  deposit: formatAmount(deposit),
  withdrawal: formatAmount(withdrawal),
  salary: formatAmount(salary),
  dividend: formatAmount(dividend),
});
