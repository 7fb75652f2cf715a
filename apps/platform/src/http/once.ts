import { createHash } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import type { OperationSpec } from '@livery/contract/operation';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import { hours } from '../clock/durations.ts';
import type { Database } from '../db/database.ts';
import { idempotentCalls } from '../db/schema/tables.ts';
import type { DoneOnce, MemberCall } from './call.ts';
import { GatewayError } from './gateway-error.ts';
import { refusalEnvelope } from './send-error.ts';

/** How long an answer is kept, by the gateway's clock: longer than anybody keeps asking for it. */
export const keptForMs = hours(24);

/** A call under a key, and whose it is. */
export interface OnceCall {
  readonly merchant: string;
  readonly memberId: string;
  readonly operation: string;
  readonly key: string;
  /** Tells the same request from another one. */
  readonly requestHash: string;
}

interface Work {
  /** Throws a GatewayError before anything is begun. Its refusal is not kept. */
  readonly guard: () => Promise<void>;
  /** Answers the value of the envelope. A GatewayError that it throws is the call's answer, and undoes what it changed. */
  readonly perform: (done: DoneOnce) => Promise<unknown>;
}

interface KeptAnswer {
  readonly status: number;
  /** The envelope, as it is sent. */
  readonly answer: string;
}

export type Once = (call: OnceCall, work: Work) => Promise<KeptAnswer>;

const wellFormed = /^[\w-]{16,128}$/;

/** Reads the key of a call. Throws a GatewayError for a call that has none. */
export const onceCallOf = (
  { name, secrets = [] }: OperationSpec,
  { merchant, session, request }: MemberCall<unknown>,
  { headers }: FastifyRequest,
): OnceCall => {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || !wellFormed.test(key))
    throw new GatewayError(ErrorCode.BadRequest, {
      message: 'Idempotency-Key: 16 to 128 letters, digits, - or _ are wanted',
    });
  const compared = Object.fromEntries(Object.entries(request as object).filter(([field]) => !secrets.includes(field)));
  // Over what was read and not over the raw body: an encrypted one differs each time.
  const requestHash = createHash('sha256')
    .update(JSON.stringify([name, compared]))
    .digest('base64url');
  return { merchant: merchant.code, memberId: session.memberId, operation: name, key, requestHash };
};

const rowOf = ({ merchant, memberId, operation, key }: OnceCall) =>
  and(
    eq(idempotentCalls.merchant, merchant),
    eq(idempotentCalls.memberId, memberId),
    eq(idempotentCalls.operation, operation),
    eq(idempotentCalls.key, key),
  );

const pending = (): GatewayError => new GatewayError(ErrorCode.IdempotencyPending, { retryAfter: 1 });

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  /** Told of what failed after a call had been done. */
  readonly onTrouble: (error: unknown) => void;
}

/**
 * Does the call of a key once. What it changes and its answer are committed together: a process that is killed leaves
 * both or neither, and the same call again gets the same answer. A failure inside the gateway keeps nothing.
 */
export const createOnce = ({ db, clock, onTrouble }: Needs): Once => {
  const inFlight = new Set<string>();
  let nextSweep = 0;

  const find = async (from: Database, call: OnceCall): Promise<KeptAnswer | undefined> => {
    const [row] = await from.select().from(idempotentCalls).where(rowOf(call));
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

  const settle = async (
    tx: Database,
    perform: Work['perform'],
    afterwards: DoneOnce['afterwards'],
  ): Promise<KeptAnswer> => {
    try {
      // A transaction within: a refusal undoes what was begun, and is itself kept.
      const value = await tx.transaction((inner) => perform({ tx: inner, afterwards }));
      return { status: 200, answer: JSON.stringify({ success: true, value }) };
    } catch (error) {
      if (!(error instanceof GatewayError) || error.status >= 500) throw error;
      return { status: error.status, answer: JSON.stringify(refusalEnvelope(error)) };
    }
  };

  const doOnce = async (call: OnceCall, { guard, perform }: Work): Promise<KeptAnswer> => {
    await sweep();
    const known = await find(db, call);
    if (known) return known;
    await guard();
    const tasks: (() => Promise<unknown>)[] = [];
    const answer = await db.transaction(async (tx) => {
      const { merchant, memberId, operation, key, requestHash } = call;
      // Another instance that has this call in its hands holds the lock until it is done.
      const [lock] = await tx
        .select({
          isMine: sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${JSON.stringify([merchant, memberId, operation, key])}, 0))`,
        })
        .from(sql`(select 1) as one`);
      if (!lock?.isMine) throw pending();
      const done = await find(tx, call);
      if (done) return done;
      const made = await settle(tx, perform, (task) => void tasks.push(task));
      const at = clock.now();
      await tx.delete(idempotentCalls).where(rowOf(call));
      await tx.insert(idempotentCalls).values({
        merchant,
        memberId,
        operation,
        key,
        requestHash,
        ...made,
        at,
        expiresAt: new Date(at.getTime() + keptForMs),
      });
      return made;
    });
    if (answer.status === 200) await Promise.all(tasks.map((task) => task().catch(onTrouble)));
    return answer;
  };

  return async (call, work) => {
    const name = JSON.stringify([call.merchant, call.memberId, call.operation, call.key]);
    if (inFlight.has(name)) throw pending();
    inFlight.add(name);
    try {
      return await doOnce(call, work);
    } finally {
      inFlight.delete(name);
    }
  };
};
