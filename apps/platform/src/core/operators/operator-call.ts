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
import type { Idempotency } from '../http/idempotency/idempotency.ts';
import { parseBody, readInput } from '../http/calls/read-input.ts';
import { getCaller, sendJson } from '../http/route.ts';
import { stepUpLife } from '../http/calls/step-up.ts';
import type { OperatorChecks } from './operator-checks.ts';
import type { OperatorContext, OperatorSession } from './operator-context.ts';
import { createAuditSteps } from './audit-steps.ts';
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

/**
 * Handler of any operation. The types of its parameters are omitted, so that handlers of different operations can be
 * stored in the same variable. The registration of a handler checks its types against the API contract.
 */
export type AnyHandler = (call: never, prepared?: never) => unknown;

/**
 * Function that does the work of a call before its transaction, for any operation. The types of its parameters are
 * omitted for the same reason as in `AnyHandler`.
 */
export type AnyPreparation = (call: never) => Promise<unknown>;

/**
 * Returns the permission, the risk and the other rules that the API contract defines for an operation of operators.
 * Throws an error if the contract defines none.
 */
export const getRules = ({ name, operator }: OperationSpec): OperatorRules => {
  if (operator) return operator;
  throw new Error(
    `${name} has the access "operator", so it needs the field "operator" with its permission and its risk`,
  );
};

/**
 * Throws an error if the rules of an operation contradict its property `isTransient`. A transient call changes nothing
 * permanent and is not written to the audit log. It must therefore not need a proof of identity, change a versioned
 * resource, show personal data, or return a secret. Its method must not be GET.
 */
export const assertTransientRules = ({ name, method, operator }: OperationSpec): void => {
  if (!operator?.isTransient) return;
  const { risk, isVersioned, showsPersonalData, secretFields } = operator;
  if (method === 'GET' || risk !== 'plain' || isVersioned || showsPersonalData || secretFields)
    throw new Error(`${name} leaves no trace, so it must be a plain call that is no GET, and nothing else`);
};

/** Sends the value of a call as the response. The schema removes all fields that the API contract does not define. */
export const sendValue = (reply: FastifyReply, operation: OperationSpec, value: unknown): FastifyReply => {
  const { value: schema } = getOperationSchemas(operation.name);
  return sendJson(reply, 200, JSON.stringify({ success: true, value: schema.parse(value) }));
};

/**
 * Creates the function that authenticates the operator of a call, and reads the input and the `If-Match` header. This
 * header contains the version of the resource to change.
 */
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
export const createCallSteps = (guards: OperatorRouteGuards) => {
  const { checks, clock, db } = guards;
  const audit = createAuditSteps(guards);

  const assertPermitted = async (tx: Database, { rules, operator, brand }: OperatorCall): Promise<void> => {
    if (rules.permission === 'self') return;
    if (await checks.isPermitted(tx, operator, rules.permission, brand)) return;
    throw new GatewayError(OperatorErrorCode.OperatorNotPermitted, { value: { permission: rules.permission, brand } });
  };

  const assertProven = ({ operation, rules, operator }: OperatorCall): void => {
    // A program with an API token works in the name of the token's owner, but must not change the owner's account, such
    // as its passkeys.
    const changesAccount = rules.permission === 'self' && operation.method !== 'GET';
    if (operator.tokenId && (changesAccount || rules.risk !== 'plain'))
      throw new GatewayError(OperatorErrorCode.TokenNotAllowed);
    // Only the other risks need a recent proof of identity. `plain` needs none. For `signed`, the handler verifies a
    // signature with a passkey, which is itself a new proof.
    if (rules.risk === 'plain' || rules.risk === 'signed') return;
    const { provenAt } = operator;
    if (!provenAt || provenAt.getTime() + stepUpLife <= clock.now().getTime())
      throw new GatewayError(ErrorCode.StepUpRequired);
  };

  return {
    ...audit,
    assertPermitted,

    /**
     * Checks that the operator has the permission for the call and, if the operation needs it, a recent proof of
     * identity. If not, throws a GatewayError and writes the rejection to the audit log.
     */
    assertAllowed: (call: OperatorCall): Promise<void> =>
      audit.recordRejection(call, async () => {
        await assertPermitted(db, call);
        assertProven(call);
      }),

    createContext: (call: OperatorCall, parts: Parameters<typeof createContext>[2]): OperatorContext<unknown> =>
      createContext(checks, call, parts),
  };
};

export type CallSteps = ReturnType<typeof createCallSteps>;
