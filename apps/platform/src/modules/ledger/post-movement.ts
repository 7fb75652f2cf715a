import type { Minor } from '@livery/contract/money';
import type { Database } from '../../core/db/database.ts';
import { postTransaction } from './post-transaction.ts';
import type { movementKinds } from './ledger.tables.ts';

export interface Movement {
  readonly merchant: string;
  readonly kind: (typeof movementKinds)[number];
  readonly memberId: string;
  /** Account on the other side of the movement. */
  readonly counterpart: string;
  /** Amount that the member receives. It is negative if the member pays, and never zero. */
  readonly amount: Minor;
  /** Cause of the movement, e.g. a bet's id. */
  readonly reference: string;
  readonly at: Date;
}

/**
 * Moves money between a member and one of its merchant's accounts: one transaction with two entries. Call it inside a
 * database transaction. Returns the new balance. Throws an InsufficientBalanceError and changes nothing if the member
 * has too little.
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
