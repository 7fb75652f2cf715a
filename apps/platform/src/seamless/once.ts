import { ErrorCode } from '@livery/contract/errors';
import { formatAmount, type Minor } from '@livery/contract/money';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { seamlessCalls, type SeamlessAnswer } from '../db/schema/tables.ts';
import { GatewayError } from '../http/gateway-error.ts';
import { InsufficientBalanceError } from '../ledger/insufficient-balance.ts';
import { readBalance } from '../ledger/accounts.ts';

export interface MoneyCall {
  readonly vendor: string;
  readonly transactionUuid: string;
  readonly operation: 'bet' | 'win' | 'rollback';
  readonly bodyHash: string;
  readonly memberId: string;
  readonly at: Date;
}

export interface Outcome {
  readonly answer: SeamlessAnswer;
  /** False when the call had been answered before and nothing moved. */
  readonly isNew: boolean;
}

const uniqueViolation = '23505';

const isUniqueViolation = (error: unknown): boolean => {
  const { code, cause } = error as { code?: string; cause?: unknown };
  return code === uniqueViolation || (cause !== undefined && cause !== null && isUniqueViolation(cause));
};

/** What a refused call is told, the balance included where it matters. */
const refusalOf = (error: unknown, currency: string): unknown => {
  if (error instanceof InsufficientBalanceError)
    return new GatewayError(ErrorCode.InsufficientBalance, {
      value: { balance: formatAmount(error.balance), currency },
    });
  return error;
};

/**
 * Does what a vendor asks for once. The member's account is locked first, so that calls about one member come one after
 * the other; the same transactionUuid then gets the same answer again, and with another body a refusal. `perform` answers
 * the new balance in minor units, undefined when it moved nothing.
 */
export const performOnce = async (
  db: Database,
  call: MoneyCall,
  perform: (tx: Database) => Promise<Minor | undefined>,
): Promise<Outcome> => {
  const { vendor, transactionUuid, operation, bodyHash, memberId, at } = call;
  try {
    return await db.transaction(async (tx) => {
      const { balance, currency } = await readBalance(tx, memberId, 'lock');
      const [known] = await tx
        .select()
        .from(seamlessCalls)
        .where(and(eq(seamlessCalls.vendor, vendor), eq(seamlessCalls.transactionUuid, transactionUuid)));
      if (known && known.bodyHash !== bodyHash) throw new GatewayError(ErrorCode.TransactionConflict);
      if (known) return { answer: known.answer, isNew: false };
      const moved = await perform(tx).catch((error: unknown) => {
        throw refusalOf(error, currency);
      });
      const answer = { balance: formatAmount(moved ?? balance), currency };
      await tx.insert(seamlessCalls).values({ vendor, transactionUuid, operation, bodyHash, answer, at });
      return { answer, isNew: true };
    });
  } catch (error) {
    // Two calls about different members met under one uuid.
    if (isUniqueViolation(error)) throw new GatewayError(ErrorCode.TransactionConflict);
    throw error;
  }
};
