import type { Minor } from '@livery/contract/money';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { ledgerEntries, ledgerHolds, ledgerTransactions, memberAccount, type movementKinds } from '../ledger/index.ts';
import type { limitKinds } from './responsible-gaming.tables.ts';

type LimitKind = (typeof limitKinds)[number];
type MovementKind = (typeof movementKinds)[number];

/**
 * Kinds of money movements whose sum is the used part of each limit. The movement `rollback` returns the stake of a
 * cancelled bet. With it, the sum for a cancelled bet is zero.
 */
const counted: Readonly<Record<LimitKind, readonly MovementKind[]>> = {
  deposit: ['deposit'],
  loss: ['bet', 'win', 'rollback'],
  wager: ['bet', 'rollback'],
};

/**
 * Sums the money movements of the given kinds in a member's wallet since `from`. If `from` is undefined, sums all
 * movements. The sum is in minor units. It is positive if the member received more than the member paid.
 */
export const sumMovements = async (
  db: Database,
  memberId: string,
  kinds: readonly MovementKind[],
  from?: Date,
): Promise<Minor> => {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${ledgerEntries.amount}), 0)` })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        eq(ledgerEntries.accountId, memberAccount(memberId)),
        inArray(ledgerTransactions.kind, [...kinds]),
        from && gte(ledgerTransactions.at, from),
      ),
    );
  return Number(row?.sum ?? 0);
};

/**
 * Kinds of ledger movements that count for the net deposits: deposits, refunds of deposits, payments of the debts
 * from these refunds, and withdrawals.
 */
const netDepositKinds = ['deposit', 'refund', 'debtPayment', 'withdrawalHold', 'withdrawalRelease'] as const;

/**
 * Sums the deposits of a member minus refunded deposits and paid withdrawals. An unpaid withdrawal is not subtracted,
 * because its amount is still in the ledger account `held`.
 */
export const sumNetDeposits = async (db: Database, memberId: string): Promise<Minor> => {
  const held = sql`case when ${ledgerTransactions.kind} = 'withdrawalHold' then coalesce(${ledgerHolds.amount}, 0) else 0 end`;
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${ledgerEntries.amount} + ${held}), 0)` })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .leftJoin(
      ledgerHolds,
      and(
        eq(ledgerHolds.accountId, sql`${ledgerTransactions.merchant} || '.held'`),
        eq(ledgerHolds.cause, ledgerTransactions.reference),
      ),
    )
    .where(
      and(eq(ledgerEntries.accountId, memberAccount(memberId)), inArray(ledgerTransactions.kind, [...netDepositKinds])),
    );
  return Number(row?.sum ?? 0);
};

/** Computes the used part of a limit since `from`, in minor units. The result is never negative. */
export const sumUsage = async (db: Database, memberId: string, kind: LimitKind, from: Date): Promise<Minor> => {
  const moved = await sumMovements(db, memberId, counted[kind], from);
  return Math.max(0, kind === 'deposit' ? moved : -moved);
};
