import { ErrorCode } from '@livery/contract/errors';
import type { Permission } from '@livery/contract/operators/permissions';
import { getOperationSchemas } from '@livery/contract/registry';
import type { FastifyReply } from 'fastify';
import type { Database } from '../db/database.ts';
import { GatewayError } from '../http/errors/gateway-error.ts';
import { readIdempotencyKey } from '../http/idempotency/idempotency.ts';
import { sendJson } from '../http/route.ts';
import { createRecorder } from './create-recorder.ts';
import {
  type AnyHandler,
  type AnyPreparation,
  type CallSteps,
  type OperatorCall,
  type OperatorRouteGuards,
  sendValue,
} from './operator-call.ts';

/** Creates the function that runs a GET call of an operator. */
export const createReader =
  ({ db }: OperatorRouteGuards, { assertAllowed, createContext, appendDone, recordDenial }: CallSteps) =>
  async (call: OperatorCall, handler: AnyHandler): Promise<FastifyReply> => {
    await assertAllowed(call);
    const recorder = createRecorder(call.operation);
    const onCommit = (): never => {
      throw new Error(`${call.operation.name} is a GET, so it changes nothing`);
    };
    const context = createContext(call, { tx: db, onCommit, record: recorder.record });
    const value = await recordDenial(call, async () => handler(context as never));
    if (call.rules.showsPersonalData) await db.transaction((tx) => appendDone(tx, call, recorder.get()));
    return sendValue(call.reply, call.operation, value);
  };

/**
 * Creates the function that executes a transient call (a call that stores nothing permanent). The call is not written
 * to the audit log. Its database transaction is read-only, so a handler that writes fails.
 */
export const createTransientRunner =
  ({ db }: OperatorRouteGuards, { assertAllowed, createContext, recordDenial }: CallSteps) =>
  async (call: OperatorCall, handler: AnyHandler): Promise<FastifyReply> => {
    await assertAllowed(call);
    const reject = (): never => {
      throw new Error(`${call.operation.name} is transient, so it changes and records nothing`);
    };
    const value = await recordDenial(call, () =>
      db.transaction(async (tx) => handler(createContext(call, { tx, onCommit: reject, record: reject }) as never), {
        accessMode: 'read only',
      }),
    );
    return sendValue(call.reply, call.operation, value);
  };

/** PostgreSQL error code for a deadlock (two transactions wait for each other, and PostgreSQL ends one of them). */
const deadlockCode = '40P01';

/**
 * If the error is a deadlock, throws a GatewayError after which the client repeats the call. Throws any other error
 * unchanged. For example, a deadlock occurs if two operators remove a permission from each other at the same time.
 * PostgreSQL then ends one of the two calls.
 */
const rethrowDeadlock = (error: unknown): never => {
  const { code } = ((error as Error).cause ?? error) as { readonly code?: string };
  if (code === deadlockCode) throw new GatewayError(ErrorCode.IdempotencyPending, { retryAfter: 1 });
  throw error;
};

/**
 * Returns the value with its secret fields set to null. The result is stored as the response of an idempotent call, and
 * secrets must not be stored.
 */
const removeSecrets = (value: unknown, secretFields: readonly string[] = []): unknown =>
  secretFields.length === 0
    ? value
    : { ...(value as object), ...Object.fromEntries(secretFields.map((field) => [field, null])) };

/**
 * Creates the function that executes a call that changes something. The call is executed only once for each idempotency
 * key.
 */
export const createWriter =
  ({ runIdempotent, checks }: OperatorRouteGuards, steps: CallSteps) =>
  async (call: OperatorCall, handler: AnyHandler, prepare?: AnyPreparation): Promise<FastifyReply> => {
    const { operation, rules, operator, brand, input, expectedVersion, http, reply } = call;
    let prepared: unknown;
    const owner = { merchant: brand ?? '', memberId: `operator/${operator.operatorId}` };
    const { value: schema } = getOperationSchemas(operation.name);

    const requestApproval = async (tx: Database): Promise<unknown> => {
      const approvalId = await checks.requestApproval(tx, {
        operation: operation.name,
        permission: rules.permission as Permission,
        brand,
        request: input,
        expectedVersion,
        requestedBy: operator.operatorId,
      });
      const subject = { kind: 'approval', id: approvalId };
      await checks.appendAudit(
        tx,
        steps.createEntry(call, { outcome: 'requested', errorCode: null, subject, changes: { request: input } }),
      );
      return { approvalId };
    };

    // Response value of this call, including its secrets. Stays undefined if an earlier call had the same idempotency
    // key: `perform` then does not run, and the stored response without secrets is sent.
    let value: unknown;
    const stored = await runIdempotent(readIdempotencyKey(operation, owner, input, http), {
      guard: async () => {
        await steps.assertAllowed(call);
        if (!prepare) return;
        const given = { request: input, operator, brand, expectedVersion };
        prepared = await steps.recordRejection(call, () => prepare(given as never));
      },
      perform: async ({ tx, onCommit }) => {
        // Checks the permission again, because the operator can have lost it since the first check.
        await steps.assertPermitted(tx, call);
        if (rules.risk === 'twoPersons') return schema.parse(await requestApproval(tx));
        const recorder = createRecorder(operation);
        const context = steps.createContext(call, { tx, onCommit, record: recorder.record });
        const result = await handler(context as never, prepared as never);
        await steps.appendDone(tx, call, recorder.get());
        value = schema.parse(result);
        return removeSecrets(value, rules.secretFields);
      },
      onRejected: (tx, error) => steps.appendRejection(tx, call, error),
    }).catch(rethrowDeadlock);
    if (rules.secretFields && value !== undefined && stored.status === 200)
      return sendJson(reply, 200, JSON.stringify({ success: true, value }));
    return sendJson(reply, stored.status, stored.response);
  };
