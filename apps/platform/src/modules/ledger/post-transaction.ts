import { randomUUID } from 'node:crypto';
import type { Minor } from '@livery/contract/money';
import type { Database } from '../../core/db/database.ts';
import { memberAccount, readBalance } from './accounts.ts';
import { InsufficientBalanceError } from './insufficient-balance.ts';
import { ledgerEntries, ledgerTransactions, type movementKinds } from './ledger.tables.ts';

/**
 * Amount that one account receives. It is negative if the account pays. The account belongs to a member or a merchant.
 */
export type Posting =
  | { readonly memberId: string; readonly amount: Minor }
  | { readonly account: string; readonly amount: Minor };

export interface Transaction {
  readonly merchant: string;
  readonly kind: (typeof movementKinds)[number];
  /** Cause of the movement, e.g. a bet's id. */
  readonly reference: string;
  readonly at: Date;
  /** At least two postings, with the sum 0. Postings with the amount 0 are not stored. */
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
 * Moves money between accounts: one transaction of balanced entries. Call it inside a database transaction. Returns the
 * members' new balances. Throws an InsufficientBalanceError and changes nothing if a member has too little.
 */
export const postTransaction = async (
  tx: Database,
  { postings, ...transaction }: Transaction,
): Promise<ReadonlyMap<string, Minor>> => {
  const moving = postings.filter(({ amount }) => amount !== 0);
  assertBalanced(moving);
  const balances = new Map<string, Minor>();
  // All transactions lock members in the same order, which prevents deadlocks.
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
