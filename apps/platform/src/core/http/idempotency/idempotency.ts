import { createHash } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import type { OperationSpec } from '@livery/contract/operation';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../clock/clock.ts';
import { hours } from '../../clock/durations.ts';
import type { Database } from '../../db/database.ts';
import type { IdempotentContext } from '../calls/request-context.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import { errorEnvelope } from '../errors/send-error.ts';
import { idempotentCalls } from './idempotency.tables.ts';

/** Time in milliseconds for which a response is stored. No client retries a call for longer than this. */
export const retentionMs = hours(24);

export interface IdempotentCall {
  readonly merchant: string;
  readonly memberId: string;
  readonly operation: string;
  readonly key: string;
  /**
   * Hash of the request. A call that has the same idempotency key as an earlier call but another hash is rejected.
   */
  readonly requestHash: string;
}

interface IdempotentWork {
  /**
   * Check that runs before the call. If it throws a GatewayError, the call is rejected, and this rejection is not
   * stored as the response. A repeated call with the same key is therefore checked again.
   */
  readonly guard: () => Promise<void>;
  /**
   * Performs the call and returns the value of its response. If `perform` throws a GatewayError, the error becomes the
   * response, and the changes of the call are rolled back.
   */
  readonly perform: (done: IdempotentContext) => Promise<unknown>;
  /**
   * Runs when `perform` rejects the call. `tx` is the transaction that stores the rejection as the response. Its
   * changes are not rolled back.
   */
  readonly onRejected?: (tx: Database, error: GatewayError) => Promise<void>;
}

interface StoredResponse {
  readonly status: number;
  /** JSON text of the response body. */
  readonly response: string;
}

export type Idempotency = (call: IdempotentCall, work: IdempotentWork) => Promise<StoredResponse>;

const wellFormed = /^[\w-]{16,128}$/;

interface IdempotencyOwner {
  readonly merchant: string;
  /** Id of the member, or `operator/<id>` for a call of an operator. */
  readonly memberId: string;
}

/**
 * Returns the data that identify an idempotent call, such as the `Idempotency-Key` header, and a hash of the request.
 * Throws a GatewayError if the header is missing or malformed.
 */
export const readIdempotencyKey = (
  { name, unhashedFields = [] }: OperationSpec,
  { merchant, memberId }: IdempotencyOwner,
  request: unknown,
  { headers }: FastifyRequest,
): IdempotentCall => {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || !wellFormed.test(key))
    throw new GatewayError(ErrorCode.BadRequest, {
      message: 'Idempotency-Key: 16 to 128 letters, digits, - or _ are required',
    });
  const hashedFields = Object.fromEntries(
    Object.entries(request as object).filter(([field]) => !unhashedFields.includes(field)),
  );
  // The hash is computed from the parsed input. The raw body is not suitable, because the client encrypts a repeated
  // request with another random key, so its raw body is different.
  const requestHash = createHash('sha256')
    .update(JSON.stringify([name, hashedFields]))
    .digest('base64url');
  return { merchant, memberId, operation: name, key, requestHash };
};

const whereCall = ({ merchant, memberId, operation, key }: IdempotentCall) =>
  and(
    eq(idempotentCalls.merchant, merchant),
    eq(idempotentCalls.memberId, memberId),
    eq(idempotentCalls.operation, operation),
    eq(idempotentCalls.key, key),
  );

const pending = (): GatewayError => new GatewayError(ErrorCode.IdempotencyPending, { retryAfter: 1 });

interface CreateIdempotencyDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** Called when a task that runs after the commit fails. */
  readonly onError: (error: unknown) => void;
}

/**
 * Creates the function that runs calls with an idempotency key. The function executes a call only once for each key.
 * The changes and the response are committed together, so a repeated call always gets the same response. After an
 * internal error nothing is stored, so the client can repeat the call.
 */
export const createIdempotency = ({ db, clock, onError }: CreateIdempotencyDeps): Idempotency => {
  const inFlight = new Set<string>();
  let nextSweep = 0;

  const find = async (from: Database, call: IdempotentCall): Promise<StoredResponse | undefined> => {
    const [row] = await from.select().from(idempotentCalls).where(whereCall(call));
    if (!row || row.expiresAt <= clock.now()) return undefined;
    if (row.requestHash !== call.requestHash) throw new GatewayError(ErrorCode.IdempotencyConflict);
    return row;
  };

  const sweep = async (): Promise<void> => {
    const now = clock.now();
    if (now.getTime() < nextSweep) return;
    nextSweep = now.getTime() + hours(1);
    await db.delete(idempotentCalls).where(lte(idempotentCalls.expiresAt, now));
  };

  const execute = async (
    tx: Database,
    { perform, onRejected }: IdempotentWork,
    onCommit: IdempotentContext['onCommit'],
  ): Promise<StoredResponse> => {
    try {
      // A rejection rolls back only this inner transaction, which contains the changes of the call. The outer
      // transaction then stores the rejection as the response.
      const value = await tx.transaction((inner) => perform({ tx: inner, onCommit }));
      return { status: 200, response: JSON.stringify({ success: true, value }) };
    } catch (error) {
      if (!(error instanceof GatewayError) || error.status >= 500) throw error;
      await onRejected?.(tx, error);
      return { status: error.status, response: JSON.stringify(errorEnvelope(error)) };
    }
  };

  const runIdempotent = async (call: IdempotentCall, work: IdempotentWork): Promise<StoredResponse> => {
    await sweep();
    const stored = await find(db, call);
    if (stored) return stored;
    await work.guard();
    const tasks: (() => Promise<unknown>)[] = [];
    const response = await db.transaction(async (tx) => {
      const { merchant, memberId, operation, key, requestHash } = call;
      // If another gateway instance has the lock, it executes the same call now. This call is then rejected with the
      // error "pending", and the client repeats it later.
      const [lock] = await tx
        .select({
          isAcquired: sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${JSON.stringify([merchant, memberId, operation, key])}, 0))`,
        })
        .from(sql`(select 1) as one`);
      if (!lock?.isAcquired) throw pending();
      const done = await find(tx, call);
      if (done) return done;
      const executed = await execute(tx, work, (task) => void tasks.push(task));
      const at = clock.now();
      await tx.delete(idempotentCalls).where(whereCall(call));
      await tx.insert(idempotentCalls).values({
        merchant,
        memberId,
        operation,
        key,
        requestHash,
        ...executed,
        at,
        expiresAt: new Date(at.getTime() + retentionMs),
      });
      return executed;
    });
    if (response.status === 200) await Promise.all(tasks.map((task) => task().catch(onError)));
    return response;
  };

  return async (call, work) => {
    const name = JSON.stringify([call.merchant, call.memberId, call.operation, call.key]);
    if (inFlight.has(name)) throw pending();
    inFlight.add(name);
    try {
      return await runIdempotent(call, work);
    } finally {
      inFlight.delete(name);
    }
  };
};
