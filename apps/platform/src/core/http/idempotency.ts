import { createHash } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import type { OperationSpec } from '@livery/contract/operation';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import { hours } from '../clock/durations.ts';
import type { Database } from '../db/database.ts';
import type { IdempotentContext, MemberContext } from './request-context.ts';
import { GatewayError } from './errors/gateway-error.ts';
import { errorEnvelope } from './errors/send-error.ts';
import { idempotentCalls } from './idempotency.tables.ts';

/** Time for which a response is stored, in milliseconds of the gateway's clock. No client retries for longer. */
export const retentionMs = hours(24);

/** Call with an idempotency key, and the member who sent it. */
export interface IdempotentCall {
  readonly merchant: string;
  readonly memberId: string;
  readonly operation: string;
  readonly key: string;
  /** Distinguishes the same request from another one under the same key. */
  readonly requestHash: string;
}

interface IdempotentWork {
  /** Runs before the call and throws a GatewayError to reject it. This rejection is not stored. */
  readonly guard: () => Promise<void>;
  /**
   * Returns the value of the envelope. A GatewayError that it throws becomes the response and rolls back its changes.
   */
  readonly perform: (done: IdempotentContext) => Promise<unknown>;
}

interface StoredResponse {
  readonly status: number;
  /** The envelope as it is sent. */
  readonly response: string;
}

export type Idempotency = (call: IdempotentCall, work: IdempotentWork) => Promise<StoredResponse>;

const wellFormed = /^[\w-]{16,128}$/;

/** Reads the idempotency key of a call. Throws a GatewayError when the call has none. */
export const readIdempotencyKey = (
  { name, unhashedFields = [] }: OperationSpec,
  { merchant, session, request }: MemberContext<unknown>,
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
  // The hash is over the parsed input and not the raw body: an encrypted body differs each time.
  const requestHash = createHash('sha256')
    .update(JSON.stringify([name, hashedFields]))
    .digest('base64url');
  return { merchant: merchant.code, memberId: session.memberId, operation: name, key, requestHash };
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
  /** Called with the failures of tasks that run after the commit. */
  readonly onError: (error: unknown) => void;
}

/**
 * Creates the function that runs each key's call once. Its changes and its response are committed together: if the
 * process is killed, both exist or neither, and a repeated call gets the same response. An internal failure stores
 * nothing.
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
    perform: IdempotentWork['perform'],
    onCommit: IdempotentContext['onCommit'],
  ): Promise<StoredResponse> => {
    try {
      // The nested transaction rolls back the changes of a rejection, while the rejection itself is stored.
      const value = await tx.transaction((inner) => perform({ tx: inner, onCommit }));
      return { status: 200, response: JSON.stringify({ success: true, value }) };
    } catch (error) {
      if (!(error instanceof GatewayError) || error.status >= 500) throw error;
      return { status: error.status, response: JSON.stringify(errorEnvelope(error)) };
    }
  };

  const runIdempotent = async (call: IdempotentCall, { guard, perform }: IdempotentWork): Promise<StoredResponse> => {
    await sweep();
    const stored = await find(db, call);
    if (stored) return stored;
    await guard();
    const tasks: (() => Promise<unknown>)[] = [];
    const response = await db.transaction(async (tx) => {
      const { merchant, memberId, operation, key, requestHash } = call;
      // Another instance that runs this call holds the lock until it is done.
      const [lock] = await tx
        .select({
          isAcquired: sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${JSON.stringify([merchant, memberId, operation, key])}, 0))`,
        })
        .from(sql`(select 1) as one`);
      if (!lock?.isAcquired) throw pending();
      const done = await find(tx, call);
      if (done) return done;
      const executed = await execute(tx, perform, (task) => void tasks.push(task));
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
