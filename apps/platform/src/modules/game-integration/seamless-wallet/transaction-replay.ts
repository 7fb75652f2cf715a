import { ErrorCode } from '@livery/contract/errors';
import { formatAmount, type Minor } from '@livery/contract/money';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { InsufficientBalanceError, readBalance } from '../../ledger/index.ts';
import { type StoredVendorResponse, vendorTransactions } from '../../betting/index.ts';

export interface WalletCall {
  readonly vendor: string;
  readonly transactionUuid: string;
  readonly operation: 'bet' | 'win' | 'rollback';
  readonly bodyHash: string;
  readonly memberId: string;
  readonly at: Date;
}

export interface Outcome {
  readonly response: StoredVendorResponse;
  /** False if the vendor has repeated an earlier call. The repeated call has moved no money. */
  readonly isNew: boolean;
}

const uniqueViolation = '23505';

const isUniqueViolation = (error: unknown): boolean => {
  const { code, cause } = error as { code?: string; cause?: unknown };
  return code === uniqueViolation || (cause !== undefined && cause !== null && isUniqueViolation(cause));
};

/**
 * Converts an InsufficientBalanceError to a GatewayError with the balance and currency of the member. Returns other
 * errors unchanged.
 */
const toGatewayError = (error: unknown, currency: string): unknown => {
  if (error instanceof InsufficientBalanceError)
    return new GatewayError(ErrorCode.InsufficientBalance, {
      value: { balance: formatAmount(error.balance), currency },
    });
  return error;
};

/**
 * Runs `perform` once for each `transactionUuid` of a vendor. A repeated call returns the stored response. A call with
 * the same `transactionUuid` and a different body is rejected. `perform` returns the new balance in minor units, or
 * undefined if it moved no money. The member's wallet is locked first, so that calls for one member run one after
 * another.
 */
export const performIdempotent = async (
  db: Database,
  call: WalletCall,
  perform: (tx: Database) => Promise<Minor | undefined>,
): Promise<Outcome> => {
  const { vendor, transactionUuid, operation, bodyHash, memberId, at } = call;
  try {
    return await db.transaction(async (tx) => {
      const { balance, currency } = await readBalance(tx, memberId, 'lock');
      const [stored] = await tx
        .select()
        .from(vendorTransactions)
        .where(and(eq(vendorTransactions.vendor, vendor), eq(vendorTransactions.transactionUuid, transactionUuid)));
      if (stored && stored.bodyHash !== bodyHash) throw new GatewayError(ErrorCode.TransactionConflict);
      if (stored) return { response: stored.response, isNew: false };
      const moved = await perform(tx).catch((error: unknown) => {
        throw toGatewayError(error, currency);
      });
      const response = { balance: formatAmount(moved ?? balance), currency };
      await tx.insert(vendorTransactions).values({ vendor, transactionUuid, operation, bodyHash, response, at });
      return { response, isNew: true };
    });
  } catch (error) {
    // A row with this `transactionUuid` already exists, because a concurrent call for another member inserted it
    // first.
    if (isUniqueViolation(error)) throw new GatewayError(ErrorCode.TransactionConflict);
    throw error;
  }
};
