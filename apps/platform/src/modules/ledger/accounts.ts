import type { Merchant } from '@livery/merchant/merchant.schema';
import { eq } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { type accountKinds, ledgerAccounts } from './ledger.tables.ts';
import { merchants } from '../brands/brands.tables.ts';

type Counterpart = Exclude<(typeof accountKinds)[number], 'member'>;

/** The merchant's own account that a member's money comes from or goes to. */
export const counterpartAccount = (merchant: string, kind: Counterpart): string => `${merchant}.${kind}`;

/** A member has one account, under its own id. */
export const memberAccount = (memberId: string): string => memberId;

/** Makes sure that the merchants and their own accounts are there. */
export const ensureBrandAccounts = async (db: Database, brands: readonly Merchant[]): Promise<void> => {
  if (brands.length === 0) return;
  await db
    .insert(merchants)
    .values(brands.map(({ code, timeZone }) => ({ code, timeZone })))
    .onConflictDoNothing();
  const kinds: readonly Counterpart[] = ['cash', 'gaming', 'promotion', 'jackpot', 'held', 'fees'];
  await db
    .insert(ledgerAccounts)
    .values(
      brands.flatMap(({ code, currency }) =>
        kinds.map((kind) => ({ id: counterpartAccount(code, kind), merchant: code, kind, currency })),
      ),
    )
    .onConflictDoNothing();
};

/** The member's balance in minor units; with `lock` no other transaction moves it until this one ends. */
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
  if (!account) throw new Error(`Member ${memberId} has no ledger account: every member gets one when it is made`);
  return account;
};
