import { formatAmount } from '@livery/contract/money';
import { sql } from 'drizzle-orm';
import { bets } from './betting.tables.ts';
import { isValidBet } from './member-stats.ts';

const sum = (column: typeof bets.stake | typeof bets.payout, filter = sql`true`) =>
  sql<string>`coalesce(sum(${column}) filter (where ${filter}), 0)`.mapWith(Number);

/** SQL columns that compute the totals of the selected bets. Amounts are in minor units. */
export const betTotalsColumns = {
  count: sql<number>`count(*)::int`,
  stake: sum(bets.stake),
  validBet: sum(bets.stake, isValidBet),
  payout: sum(bets.payout, isValidBet),
};

type BetTotalsRow = Readonly<Record<keyof typeof betTotalsColumns, number>>;

/** Converts the result of a query with `betTotalsColumns` to the API format. */
export const toBetTotals = ({ count, stake, validBet, payout }: BetTotalsRow) => ({
  count,
  stake: formatAmount(stake),
  validBet: formatAmount(validBet),
  payout: formatAmount(payout),
  profit: formatAmount(payout - validBet),
});

/** Totals for an empty selection of bets, in the row format of the database. */
export const noBetTotals: BetTotalsRow = { count: 0, stake: 0, validBet: 0, payout: 0 };
