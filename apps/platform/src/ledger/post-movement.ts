import { randomUUID } from 'node:crypto';
import type { Minor } from '@livery/contract/money';
import type { Database } from '../db/database.ts';
import { ledgerEntries, ledgerTransactions, type movementKinds } from '../db/schema/tables.ts';
import { memberAccount, readBalance } from './accounts.ts';

export interface Movement {
  readonly merchant: string;
  readonly kind: (typeof movementKinds)[number];
  readonly memberId: string;
  /** The account on the other side. */
  readonly counterpart: string;
  /** What the member gets; negative: what it gives. Not zero. */
  readonly amount: Minor;
  /** What moves the money, e.g. a bet's id. */
  readonly reference: string;
  readonly at: Date;
}

/** The member has less than is asked of it. */
export class InsufficientBalanceError extends Error {
  override readonly name = 'InsufficientBalanceError';
  readonly balance: Minor;

  constructor(balance: Minor) {
    super('The balance does not cover this movement');
    this.balance = balance;
  }
}

/**
 * Moves money between a member and one of its merchant's accounts: one transaction of two entries.
 * To be called inside a database transaction. Answers the new balance; throws an InsufficientBalanceError and moves nothing.
 */
export const postMovement = async (tx: Database, { memberId, counterpart, amount, ...movement }: Movement): Promise<Minor> => {
  if (!Number.isSafeInteger(amount) || amount === 0) throw new RangeError(`A movement of ${amount} minor units: it must be a whole number other than 0`);
  const { balance } = await readBalance(tx, memberId, 'lock');
  if (balance + amount < 0) throw new InsufficientBalanceError(balance);
  const id = randomUUID();
  await tx.insert(ledgerTransactions).values({ id, ...movement });
  await tx.insert(ledgerEntries).values([
    { transactionId: id, accountId: memberAccount(memberId), amount },
    { transactionId: id, accountId: counterpart, amount: -amount },
  ]);
  return balance + amount;
};
