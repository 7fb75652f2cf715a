import { randomUUID } from 'node:crypto';
import type { Minor } from '@livery/contract/money';
import type { Database } from '../../core/db/database.ts';
import { memberAccount, readBalance } from './accounts.ts';
import { InsufficientBalanceError } from './insufficient-balance.ts';
import { ledgerEntries, ledgerTransactions, type movementKinds } from './ledger.tables.ts';

/**
 * Change of the balance of one account in a transaction. The account belongs to a member (`memberId`) or to a merchant
 * (`account`). The amount is in minor units: positive if the account receives money, negative if it pays money.
 */
export type Posting =
  | { readonly memberId: string; readonly amount: Minor }
  | { readonly account: string; readonly amount: Minor };

export interface Transaction {
  readonly merchant: string;
  readonly kind: (typeof movementKinds)[number];
  /** Id of the event that caused the transaction, e.g. a bet id. */
  readonly reference: string;
  readonly at: Date;
  /** At least two postings. The sum of their amounts is 0. Postings with the amount 0 are not stored. */
  readonly postings: readonly Posting[];
}

const toAccountId = (posting: Posting): string =>
  'memberId' in posting ? memberAccount(posting.memberId) : posting.account;

const assertBalanced = (postings: readonly Posting[]): void => {
  for (const { amount } of postings) {
    if (!Number.isSafeInteger(amount))
      throw new RangeError(`A movement of ${amount} minor units: it must be a whole number`);
  }
  const sum = postings.reduce((total, { amount }) => total + amount, 0);
  if (sum !== 0 || postings.length < 2)
    throw new RangeError(
      `A transaction of ${postings.length} entries with the sum ${sum}: it needs at least two entries and the sum 0`,
    );
};

/**
 * Stores a transaction that moves money between accounts, and returns the members' new balances. Call this function
 * inside a database transaction. Throws an InsufficientBalanceError and moves no money if the balance of a member is
 * too small.
 */
export const postTransaction = async (
  tx: Database,
  { postings, ...transaction }: Transaction,
): Promise<ReadonlyMap<string, Minor>> => {
  const moving = postings.filter(({ amount }) => amount !== 0);
  assertBalanced(moving);
  const balances = new Map<string, Minor>();
  // All transactions lock the wallets of members in the order of the member ids. Otherwise two transactions could each
  // wait for a wallet that the other has locked (deadlock).
  const members = moving
    .filter((posting) => 'memberId' in posting)
    .sort((one, other) => (one.memberId < other.memberId ? -1 : 1));
  for (const { memberId, amount } of members) {
    const { balance } = await readBalance(tx, memberId, 'lock');
    if (balance + amount < 0) throw new InsufficientBalanceError(balance);
    balances.set(memberId, balance + amount);
  }
  const id = randomUUID();
  await tx.insert(ledgerTransactions).values({ id, ...transaction });
  await tx
    .insert(ledgerEntries)
    .values(moving.map((posting) => ({ transactionId: id, accountId: toAccountId(posting), amount: posting.amount })));
  return balances;
};
