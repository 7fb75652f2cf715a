import type { Merchant } from '@livery/merchant/merchant.schema';
import { eq } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { type accountKinds, ledgerAccounts } from './ledger.tables.ts';
import { merchants } from '../brands/index.ts';

type Counterpart = Exclude<(typeof accountKinds)[number], 'member'>;

/**
 * Returns the id of a merchant's account of this kind, e.g. `cash` or `promotion`. Each movement of a member's money
 * is between the member's account and one of these accounts.
 */
export const counterpartAccount = (merchant: string, kind: Counterpart): string => `${merchant}.${kind}`;

/** Returns the id of a member's account. It equals the member id. */
export const memberAccount = (memberId: string): string => memberId;

/** Inserts the merchants that the database does not have yet, and their ledger accounts. */
export const ensureBrandAccounts = async (db: Database, brands: readonly Merchant[]): Promise<void> => {
  if (brands.length === 0) return;
  await db
    .insert(merchants)
    .values(brands.map(({ code, timeZone }) => ({ code, timeZone })))
    .onConflictDoNothing();
  const kinds: readonly Counterpart[] = ['cash', 'gaming', 'promotion', 'jackpot', 'held', 'fees', 'debts'];
  await db
    .insert(ledgerAccounts)
    .values(
      brands.flatMap(({ code, currency }) =>
        kinds.map((kind) => ({ id: counterpartAccount(code, kind), merchant: code, kind, currency })),
      ),
    )
    .onConflictDoNothing();
};

/**
 * Reads the balance of a member in minor units. With `lock`, the member's wallet is locked until the current
 * transaction ends, so that no other transaction can change the balance.
 */
export const readBalance = async (
  db: Database,
  memberId: string,
  lock?: 'lock',
): Promise<{ balance: number; currency: string }> => {
  const query = db
    .select({ balance: ledgerAccounts.balance, currency: ledgerAccounts.currency })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.id, memberAccount(memberId)));
  const [account] = await (lock ? query.for('update') : query);
  if (!account)
    throw new Error(`Member ${memberId} has no ledger account: create one in the transaction that creates the member`);
  return account;
};
