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
  /** Amount that the member receives. A negative amount is an amount that the member pays. Never zero. */
  readonly amount: Minor;
  /** Id of the cause of the movement, e.g. of a bet. */
  readonly reference: string;
  readonly at: Date;
}

/**
 * Moves money between a member and an account of its merchant, and returns the member's new balance. Call this function
 * inside a database transaction. Throws an InsufficientBalanceError if the member's balance is too small. In this case
 * no money is moved.
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
