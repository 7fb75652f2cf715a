import type { Minor } from '@livery/contract/money';
import { and, asc, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { ledgerEntries, ledgerTransactions, memberAccount } from '../ledger/index.ts';
import { bets } from './betting.tables.ts';

interface Period {
  readonly from: Date;
  /** End of the period. Bets and deposits at exactly this time are not included. */
  readonly to: Date;
}

const sum = (column: typeof bets.stake | typeof bets.payout) =>
  sql<string>`coalesce(sum(${column}), 0)`.mapWith(Number);

/**
 * SQL condition for valid bets, which are the settled bets. A bet that is not settled is not valid, because it can
 * still be cancelled.
 */
export const isValidBet = inArray(bets.state, ['won', 'lost']);

/** Sums the stakes and payouts of a member's bets that were settled in a period. */
export const sumPlay = async (
  db: Database,
  memberId: string,
  { from, to }: Period,
): Promise<{ staked: Minor; returned: Minor; rounds: number }> => {
  const [row] = await db
    .select({ staked: sum(bets.stake), returned: sum(bets.payout), rounds: sql<number>`count(*)::int` })
    .from(bets)
    .where(and(eq(bets.memberId, memberId), isValidBet, gte(bets.settledAt, from), lt(bets.settledAt, to)));
  return row ?? { staked: 0, returned: 0, rounds: 0 };
};

/** Returns the sum of the stakes of all valid bets of a member, in minor units. */
export const sumLifetimeBets = async (db: Database, memberId: string): Promise<Minor> => {
  const [row] = await db
    .select({ staked: sum(bets.stake) })
    .from(bets)
    .where(and(eq(bets.memberId, memberId), isValidBet));
  return row?.staked ?? 0;
};

interface Deposit {
  readonly amount: Minor;
  readonly at: Date;
}

/** Finds the first deposit that was credited to a member in a period. Returns undefined if there is none. */
export const findFirstDeposit = async (
  db: Database,
  memberId: string,
  { from, to }: Period,
): Promise<Deposit | undefined> => {
  const [row] = await db
    .select({ amount: ledgerEntries.amount, at: ledgerTransactions.at })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        eq(ledgerEntries.accountId, memberAccount(memberId)),
        eq(ledgerTransactions.kind, 'deposit'),
        gt(ledgerEntries.amount, 0),
        gte(ledgerTransactions.at, from),
        lt(ledgerTransactions.at, to),
      ),
    )
    .orderBy(asc(ledgerTransactions.at), asc(ledgerEntries.id))
    .limit(1);
  return row;
};
