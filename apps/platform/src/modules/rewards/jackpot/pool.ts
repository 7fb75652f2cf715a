import { randomUUID } from 'node:crypto';
import type { Minor } from '@livery/contract/money';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { counterpartAccount, ledgerEntries, ledgerTransactions } from '../../ledger/index.ts';

/** Returns the amount of a brand's jackpot pool in minor units. It is the sum of the pool's ledger entries. */
export const readPool = async (db: Database, merchant: string): Promise<Minor> => {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${ledgerEntries.amount}), 0)`.mapWith(Number) })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.accountId, counterpartAccount(merchant, 'jackpot')));
  return row?.sum ?? 0;
};

interface PoolContribution {
  readonly merchant: string;
  /**
   * Kind of the merchant's ledger account that pays the contribution. Bets and wins use the account `gaming`. Bonuses
   * use the account `promotion`.
   */
  readonly from: 'gaming' | 'promotion';
  readonly amount: Minor;
  readonly reference: string;
  readonly at: Date;
}

/** Moves money from an account of the merchant to the jackpot pool. */
export const contributeToPool = async (
  tx: Database,
  { merchant, from, amount, reference, at }: PoolContribution,
): Promise<void> => {
  if (amount <= 0) return;
  const id = randomUUID();
  await tx.insert(ledgerTransactions).values({ id, merchant, kind: 'transfer', reference, at });
  await tx.insert(ledgerEntries).values([
    { transactionId: id, accountId: counterpartAccount(merchant, 'jackpot'), amount },
    { transactionId: id, accountId: counterpartAccount(merchant, from), amount: -amount },
  ]);
};
