import type { Minor } from '@livery/contract/money';
import type { Database } from '../../core/db/database.ts';
import { postTransaction } from './post-transaction.ts';
import type { movementKinds } from './ledger.tables.ts';

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

/**
 * Moves money between a member and one of its merchant's accounts: one transaction of two entries.
 * To be called inside a database transaction. Answers the new balance; throws an InsufficientBalanceError and moves nothing.
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
