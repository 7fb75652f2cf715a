import type { Minor } from '@livery/contract/money';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { ledgerEntries, ledgerTransactions, memberAccount, type movementKinds } from '../ledger/index.ts';
import type { limitKinds } from './responsible-gaming.tables.ts';

type LimitKind = (typeof limitKinds)[number];
type MovementKind = (typeof movementKinds)[number];

/** Kinds of movements that count towards each limit. The stake of a rolled back bet does not count. */
const counted: Readonly<Record<LimitKind, readonly MovementKind[]>> = {
  deposit: ['deposit'],
  loss: ['bet', 'win', 'rollback'],
  wager: ['bet', 'rollback'],
};

/**
 * Sums the movements of a member of some kinds since `from`, or since registration without `from`. The sum is positive
 * if the member received money.
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

/** Computes how much of a limit a member has used since `from`. The result is never negative. */
export const sumUsage = async (db: Database, memberId: string, kind: LimitKind, from: Date): Promise<Minor> => {
  const moved = await sumMovements(db, memberId, counted[kind], from);
  return Math.max(0, kind === 'deposit' ? moved : -moved);
};
