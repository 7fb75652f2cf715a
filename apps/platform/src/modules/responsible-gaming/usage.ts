import type { Minor } from '@livery/contract/money';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { memberAccount } from '../ledger/accounts.ts';
import { ledgerEntries, ledgerTransactions, type movementKinds } from '../ledger/ledger.tables.ts';
import type { limitKinds } from './responsible-gaming.tables.ts';

type LimitKind = (typeof limitKinds)[number];
type MovementKind = (typeof movementKinds)[number];

/** Movements that count towards each limit. A stake that was rolled back does not count as wagered. */
const counted: Readonly<Record<LimitKind, readonly MovementKind[]>> = {
  deposit: ['deposit'],
  loss: ['bet', 'win', 'rollback'],
  wager: ['bet', 'rollback'],
};

/**
 * Sum of a member's movements of some kinds since `from`, positive if the member received money. Without `from`: of all
 * time.
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

/** Amount of a limit that a member has used since `from`, never negative. */
export const sumUsage = async (db: Database, memberId: string, kind: LimitKind, from: Date): Promise<Minor> => {
  const moved = await sumMovements(db, memberId, counted[kind], from);
  return Math.max(0, kind === 'deposit' ? moved : -moved);
};
