import type { Operation, ResponseValue } from '@livery/contract/operation';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import { getOperationSchemas } from '@livery/contract/registry';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { GatewayError } from '../http/errors/gateway-error.ts';
import { createRecorder } from './create-recorder.ts';
import {
  type AnyHandler,
  type AnyPreparation,
  assertTransientRules,
  createCallReader,
  createCallSteps,
  getRules,
  type OperatorRouteGuards,
} from './operator-call.ts';
import type { ApprovalRequest } from './operator-checks.ts';
import type { AuditNote, OperatorContext, OperatorContextFor, OperatorSession } from './operator-context.ts';
import { createConsoleRunner } from './run-console-call.ts';
import { createReader, createTransientRunner, createWriter } from './run-operator-call.ts';
import { createStreamRoute, type StreamRoute } from './stream-route.ts';

type Handler<O extends Operation> = (call: OperatorContextFor<O>) => Promise<ResponseValue<O>> | ResponseValue<O>;

/** Handler of a call that a second operator has approved. */
type ApprovedHandler<O extends Operation> = (call: OperatorContextFor<O>) => Promise<void>;

interface OperatorRouteOptions {
  /** Maximum number of calls per minute from one IP address. If absent, the number is not limited. */
  readonly perMinute?: number;
  /** Maximum size of the request body in bytes. If absent, the limit of the server is used, which is 64 KiB. */
  readonly bodyLimit?: number;
}

/** Work that a call does before its transaction, for example reading a file. The result is passed to the handler. */
type Preparation<O extends Operation, Prepared> = (
  call: Pick<OperatorContextFor<O> & OperatorContext<unknown>, 'request' | 'operator' | 'brand' | 'expectedVersion'>,
) => Promise<Prepared>;

export interface OperatorRoutes {
  /** Registers the handler of an operation for operators. */
  readonly route: <O extends Operation>(operation: O, handler: Handler<O>, options?: OperatorRouteOptions) => void;
  /**
   * Registers an operation with slow work, for example calls to other processes. `prepare` does this work after the
   * permission checks and before the transaction starts. Inside the transaction, the work would occupy a database
   * connection. The handler gets the result of `prepare`.
   */
  readonly routeWithPreparation: <O extends Operation, Prepared>(
    operation: O,
    prepare: Preparation<O, Prepared>,
    handler: (call: OperatorContextFor<O>, prepared: Prepared) => Promise<ResponseValue<O>> | ResponseValue<O>,
    options?: OperatorRouteOptions,
  ) => void;
  /**
   * Registers the handler of an operation with the risk `twoPersons`. The call itself only requests the approval and
   * returns `{ approvalId }`. The handler runs when another operator approves the call.
   */
  readonly routeWithApproval: <O extends Operation>(operation: O, handler: ApprovedHandler<O>) => void;
  /** Registers a stream of events for operators. */
  readonly routeStream: StreamRoute;
  /**
   * Executes a call that a second operator has approved, in the transaction of the approval. Returns the details that
   * the handler recorded. Throws a GatewayError if the operator who requested the call no longer has the permission, or
   * if the handler rejects the call.
   */
  readonly performApproved: (
    tx: Database,
    approval: ApprovalRequest,
    caller: { readonly address: string; readonly onCommit: (task: () => Promise<unknown>) => void },
  ) => Promise<AuditNote>;
}

/**
 * Creates a session for an operator whose call runs later, after its approval. The session has no proof of identity and
 * no token.
 */
const createRequester = (operatorId: string): OperatorSession => ({
  operatorId,
  name: '',
  tokenId: null,
  sessionId: null,
  provenAt: null,
});

/** Creates the functions that register the operations for operators. */
export const createOperatorRoutes = (app: FastifyInstance, guards: OperatorRouteGuards): OperatorRoutes => {
  const { checks } = guards;
  const steps = createCallSteps(guards);
  const readCall = createCallReader(guards);
  const runReader = createReader(guards, steps);
  const runWriter = createWriter(guards, steps);
  const runTransient = createTransientRunner(guards, steps);
  const runConsoleCall = createConsoleRunner(guards);
  const approved = new Map<string, { readonly operation: Operation; readonly handler: AnyHandler }>();

  const register = (
    operation: Operation,
    handler: AnyHandler,
    { perMinute, bodyLimit, prepare }: OperatorRouteOptions & { readonly prepare?: AnyPreparation } = {},
  ): void => {
    assertTransientRules(operation);
    if (operation.operator?.isTransient && prepare)
      throw new Error(`${operation.name} is transient: register it with route`);
    app.route({
      method: operation.method,
      url: operation.path,
      ...(bodyLimit && { bodyLimit }),
      ...(perMinute && { config: { rateLimit: { max: perMinute, timeWindow: '1 minute' } } }),
      handler: async (http, reply) => {
        if (operation.access === 'console') return runConsoleCall(operation, handler, { http, reply });
        const call = await readCall(operation, http, reply);
        if (call.rules.isTransient) return runTransient(call, handler);
        return operation.method === 'GET' ? runReader(call, handler) : runWriter(call, handler, prepare);
      },
    });
  };

  return {
    route: (operation, handler, options) => {
      if (operation.access === 'operator' && getRules(operation).risk === 'twoPersons')
        throw new Error(`${operation.name} needs two persons: register it with routeWithApproval`);
      register(operation, handler as AnyHandler, options);
    },

    routeWithPreparation: (operation, prepare, handler, options) => {
      if (operation.access !== 'operator' || operation.method === 'GET' || getRules(operation).risk === 'twoPersons')
        throw new Error(`${operation.name} has no transaction of its own: register it with another function`);
      register(operation, handler as unknown as AnyHandler, { ...options, prepare: prepare as AnyPreparation });
    },

    routeWithApproval: (operation, handler) => {
      if (getRules(operation).risk !== 'twoPersons')
        throw new Error(`${operation.name} needs no second person: register it with route`);
      approved.set(operation.name, { operation, handler: handler as AnyHandler });
      register(operation, handler as AnyHandler);
    },

    routeStream: createStreamRoute(app, guards, steps),

    performApproved: async (tx: Database, approval: ApprovalRequest, { address, onCommit }): Promise<AuditNote> => {
      const entry = approved.get(approval.operation);
      if (!entry) throw new Error(`There is no operation ${approval.operation} that needs an approval`);
      const operator = createRequester(approval.requestedBy);
      const { permission, brand } = approval;
      if (!(await checks.isPermitted(tx, operator, permission, brand)))
        throw new GatewayError(OperatorErrorCode.OperatorNotPermitted, { value: { permission, brand } });
      const recorder = createRecorder(entry.operation);
      const context: OperatorContext<unknown> = {
        request: getOperationSchemas(approval.operation).request.parse(approval.request),
        operator,
        brand,
        expectedVersion: approval.expectedVersion,
        tx,
        address,
        userAgent: '',
        onCommit,
        record: recorder.record,
        setHeader: () => {},
        isPermitted: (other, forBrand) => checks.isPermitted(tx, operator, other, forBrand),
        listPermittedBrands: (other) => checks.listPermittedBrands(tx, operator, other),
      };
      await entry.handler(context as never);
      return recorder.get();
    },
  };
};
