import { ErrorCode } from '@livery/contract/errors';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { paymentCallbacks } from './payment-callbacks.tables.ts';

/**
 * Records a callback in the transaction that processes it. Returns false for a repeated callback; the caller must then
 * change nothing. A concurrent callback with the same event id waits until this transaction ends. Throws a GatewayError
 * if a different callback has the same event id.
 */
export const recordCallback = async (
  tx: Database,
  callback: typeof paymentCallbacks.$inferInsert,
): Promise<boolean> => {
  const inserted = await tx.insert(paymentCallbacks).values(callback).onConflictDoNothing().returning();
  if (inserted.length > 0) return true;
  const { provider, eventId, bodyHash } = callback;
  const [recorded] = await tx
    .select()
    .from(paymentCallbacks)
    .where(and(eq(paymentCallbacks.provider, provider), eq(paymentCallbacks.eventId, eventId)));
  if (recorded?.bodyHash !== bodyHash)
    throw new GatewayError(ErrorCode.TransactionConflict, { message: 'The event id belongs to another callback' });
  return false;
};
