import { ErrorCode } from '@livery/contract/errors';
import type { OperationSpec } from '@livery/contract/operation';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import type { OperatorRules, Permission } from '@livery/contract/operators/permissions';
import { getOperationSchemas } from '@livery/contract/registry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { addCallDetails } from '../http/call-details.ts';
import { GatewayError } from '../http/errors/gateway-error.ts';
import type { Idempotency } from '../http/idempotency.ts';
import { parseBody, readInput } from '../http/read-input.ts';
import { getCaller, sendJson } from '../http/route.ts';
import { stepUpLife } from '../http/step-up.ts';
import type { OperatorChecks } from './operator-checks.ts';
import type { AuditEntry, AuditNote, OperatorContext, OperatorSession } from './operator-context.ts';
import { readVersion } from './versions.ts';

export interface OperatorRouteGuards {
  readonly checks: OperatorChecks;
  readonly db: Database;
  readonly clock: Clock;
  readonly runIdempotent: Idempotency;
  /** Throws a GatewayError when the request is not for the host of the console, or comes from a page of another origin. */
  readonly assertConsole: (request: FastifyRequest, operator: OperatorSession | undefined) => void;
}

/** Call of an operator, after the session, the input and the header fields have been read. */
export interface OperatorCall {
  readonly operation: OperationSpec;
  readonly rules: OperatorRules;
  readonly operator: OperatorSession;
  readonly input: unknown;
  readonly brand: string | null;
  readonly expectedVersion: number | undefined;
  readonly http: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Handler of an operation, without the types of the operation. The contract defines the types of each handler. */
export type AnyHandler = (call: never, prepared?: never) => unknown;

/** Work that a call does before its transaction begins. */
export type AnyPreparation = (call: never) => Promise<unknown>;

/** Returns the rules of an operation. Throws an error if the operation has no rules. */
export const getRules = ({ name, operator }: OperationSpec): OperatorRules => {
  if (operator) return operator;
  throw new Error(
    `${name} has the access "operator", so it needs the field "operator" with its permission and its risk`,
  );
};

/**
 * Throws an error for rules that contradict `isTransient`. A transient call is not in the audit log, so it must not
 * need a proof of identity, change a versioned resource, show personal data, or return a secret.
 */
export const assertTransientRules = ({ name, method, operator }: OperationSpec): void => {
  if (!operator?.isTransient) return;
  const { risk, isVersioned, showsPersonalData, secretFields } = operator;
  if (method === 'GET' || risk !== 'plain' || isVersioned || showsPersonalData || secretFields)
    throw new Error(`${name} leaves no trace, so it must be a plain call that is no GET, and nothing else`);
};

/** Sends the value of a call as the response. The schema removes all fields that the contract does not define. */
export const sendValue = (reply: FastifyReply, operation: OperationSpec, value: unknown): FastifyReply => {
  const { value: schema } = getOperationSchemas(operation.name);
  return sendJson(reply, 200, JSON.stringify({ success: true, value: schema.parse(value) }));
};

/** Creates the function that reads the session, the input and the version of a call. */
export const createCallReader =
  ({ checks, assertConsole }: OperatorRouteGuards) =>
  async (operation: OperationSpec, http: FastifyRequest, reply: FastifyReply): Promise<OperatorCall> => {
    assertConsole(http, undefined);
    const operator = await checks.authenticateOperator(http);
    addCallDetails(http, { operatorId: operator.operatorId });
    assertConsole(http, operator);
    const rules = getRules(operation);
    const input = readInput(operation, getOperationSchemas(operation.name).request, http, () => parseBody(http));
    return {
      operation,
      rules,
      operator,
      input,
      brand: rules.scope === 'brand' ? (input as { readonly brand: string }).brand : null,
      expectedVersion: rules.isVersioned ? readVersion(http) : undefined,
      http,
      reply,
    };
  };

const createContext = (
  checks: OperatorRouteGuards['checks'],
  { operator, input, brand, expectedVersion, http, reply }: OperatorCall,
  { tx, onCommit, record }: Pick<OperatorContext<unknown>, 'tx' | 'onCommit' | 'record'>,
): OperatorContext<unknown> => ({
  request: input,
  operator,
  brand,
  expectedVersion,
  tx,
  ...getCaller(http),
  onCommit,
  record,
  setHeader: (name, value) => void reply.header(name, value),
  isPermitted: (permission: Permission, forBrand) => checks.isPermitted(tx, operator, permission, forBrand),
  listPermittedBrands: (permission: Permission) => checks.listPermittedBrands(tx, operator, permission),
});

/** Creates the functions that check an operator's call, write it to the audit log, and perform it. */
export const createCallSteps = ({ checks, clock, db }: OperatorRouteGuards) => {
  const createEntry = (
    { operation, operator, brand, http }: OperatorCall,
    result: Pick<AuditEntry, 'outcome' | 'errorCode' | 'subject' | 'changes'> & Partial<Pick<AuditEntry, 'brand'>>,
  ): AuditEntry => ({
    at: clock.now(),
    brand,
    operatorId: operator.operatorId,
    tokenId: operator.tokenId,
    operation: operation.name,
    ...result,
    address: getCaller(http).address,
    requestId: http.id,
  });

  const appendDone = (
    tx: Database,
    call: OperatorCall,
    { subject, changes = {}, brand = call.brand }: AuditNote,
  ): Promise<void> =>
    checks.appendAudit(tx, createEntry(call, { outcome: 'done', errorCode: null, subject, changes, brand }));

  const appendRejection = (tx: Database, call: OperatorCall, error: GatewayError): Promise<void> =>
    checks.appendAudit(
      tx,
      createEntry(call, {
        outcome: 'rejected',
        errorCode: error.code,
        subject: { kind: 'operation', id: call.operation.name },
        changes: {},
      }),
    );

  const assertPermitted = async (tx: Database, { rules, operator, brand }: OperatorCall): Promise<void> => {
    if (rules.permission === 'self') return;
    if (await checks.isPermitted(tx, operator, rules.permission, brand)) return;
    throw new GatewayError(OperatorErrorCode.OperatorNotPermitted, { value: { permission: rules.permission, brand } });
  };

  const assertProven = ({ operation, rules, operator }: OperatorCall): void => {
    // A token is for the work of its owner, and must not change the owner's account.
    const changesAccount = rules.permission === 'self' && operation.method !== 'GET';
    if (operator.tokenId && (changesAccount || rules.risk !== 'plain'))
      throw new GatewayError(OperatorErrorCode.TokenNotAllowed);
    if (rules.risk === 'plain') return;
    const { provenAt } = operator;
    if (!provenAt || provenAt.getTime() + stepUpLife <= clock.now().getTime())
      throw new GatewayError(ErrorCode.StepUpRequired);
  };

  /**
   * Runs a task before the transaction of a call. If the task rejects the call, a separate transaction adds the
   * rejection to the audit log.
   */
  const recordRejection = async <Result>(call: OperatorCall, task: () => Promise<Result>): Promise<Result> => {
    try {
      return await task();
    } catch (error) {
      if (error instanceof GatewayError) await db.transaction((tx) => appendRejection(tx, call, error));
      throw error;
    }
  };

  return {
    appendDone,
    appendRejection,
    assertPermitted,
    createEntry,

    /** Checks a call before it runs. A rejection is written to the audit log. */
    assertAllowed: (call: OperatorCall): Promise<void> =>
      recordRejection(call, async () => {
        await assertPermitted(db, call);
        assertProven(call);
      }),

    recordRejection,

    createContext: (call: OperatorCall, parts: Parameters<typeof createContext>[2]): OperatorContext<unknown> =>
      createContext(checks, call, parts),
  };
};

export type CallSteps = ReturnType<typeof createCallSteps>;
