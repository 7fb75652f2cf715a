import type { Minor } from '@livery/contract/money';
import type { Database } from '../../core/db/database.ts';
import { postTransaction } from './post-transaction.ts';
import type { movementKinds } from './ledger.tables.ts';

export interface Movement {
  readonly merchant: string;
  readonly kind: (typeof movementKinds)[number];
  readonly memberId: string;
  /** Id of the merchant's account that pays or receives the money. */
  readonly counterpart: string;
  /** Amount in minor units, never zero. The member receives a positive amount and pays a negative amount. */
  readonly amount: Minor;
  /** Id of the event that caused the movement, e.g. a bet id. */
  readonly reference: string;
  readonly at: Date;
}

/**
 * Moves money between a member and an account of the member's merchant, and returns the member's new balance. Call this
 * function inside a database transaction. Throws an InsufficientBalanceError and moves no money if the member's balance
 * is too small.
 */
export const postMovement = async (
  tx: Database,
  { memberId, counterpart, amount, ...movement }: Movement,
): Promise<Minor> => {
  if (!Number.isSafeInteger(amount) || amount === 0)
    throw new RangeError(`A movement of ${amount} minor units: it must be a whole number other than 0`);
  const balances = await postTransaction(tx, {
    ...movement,
    postings: [
      { memberId, amount },
      { account: counterpart, amount: -amount },
    ],
  });
  return balances.get(memberId) as Minor;
};
