import type { OperationSpec } from '@livery/contract/operation';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import type { Permission } from '@livery/contract/operators/permissions';
import type { FastifyInstance } from 'fastify';
import { seconds } from '../clock/durations.ts';
import { addCallDetails } from '../http/call-details.ts';
import { GatewayError } from '../http/errors/gateway-error.ts';
import { createSseStream, type SseStream } from '../realtime/sse-stream.ts';
import type { CallSteps, OperatorCall, OperatorRouteGuards } from './operator-call.ts';
import type { OperatorSession } from './operator-context.ts';

/** Milliseconds between two checks of the session and the permission during an open stream. */
const checkInterval = seconds(15);
/** Maximum number of streams of one operator on one gateway. If one more stream starts, the oldest stream ends. */
const maxStreams = 20;

interface StreamOptions<Events> {
  /** Name of the stream. The audit log uses it for rejected requests. */
  readonly name: string;
  /** URL path, which must contain the parameter `:brand`. */
  readonly path: `/${string}`;
  readonly permission: Permission;
  /** Throws a GatewayError if the stream does not exist. The function runs after the permission check. */
  readonly prepare: (call: {
    readonly brand: string;
    readonly params: Readonly<Record<string, string>>;
  }) => Promise<void>;
  /** Starts to send events. Returns the function that stops the stream. */
  readonly start: (call: {
    readonly params: Readonly<Record<string, string>>;
    readonly operator: OperatorSession;
    readonly send: SseStream<Events>['send'];
  }) => () => void;
}

/**
 * Registers a stream of server-sent events about a brand. The session and the permission of the operator are checked at
 * the start, every 15 seconds, and before each event. If a check fails, the stream ends.
 */
export type StreamRoute = <Events>(options: StreamOptions<Events>) => void;

/** Creates the list of open streams. The list limits the number of streams of each operator. */
const createStreamList = () => {
  const lists = new Map<string, Set<() => void>>();
  return {
    add: (operatorId: string, end: () => void): void => {
      const streams = lists.get(operatorId) ?? new Set();
      lists.set(operatorId, streams.add(end));
      const [oldest] = streams;
      if (streams.size > maxStreams) oldest?.();
    },
    remove: (operatorId: string, end: () => void): void => {
      const streams = lists.get(operatorId);
      streams?.delete(end);
      if (streams?.size === 0) lists.delete(operatorId);
    },
  };
};

/** Creates the function that registers streams of events for operators. */
export const createStreamRoute = (
  app: FastifyInstance,
  { checks, db, assertConsole }: OperatorRouteGuards,
  { assertAllowed, recordDenial, storeRejection }: CallSteps,
): StreamRoute => {
  const streams = createStreamList();

  /**
   * Returns true if the operator's session is still valid and has the permission. If the permission was removed, writes
   * the rejection to the audit log.
   */
  const isAllowed = async (call: OperatorCall, permission: Permission, brand: string): Promise<boolean> => {
    try {
      if (await checks.isPermitted(db, await checks.authenticateOperator(call.http), permission, brand)) return true;
      await storeRejection(call, new GatewayError(OperatorErrorCode.OperatorNotPermitted));
      return false;
    } catch (error) {
      if (!(error instanceof GatewayError))
        call.http.log.error({ err: error }, 'A stream could not be checked. It ends');
      return false;
    }
  };

  return <Events>({ name, path, permission, prepare, start }: StreamOptions<Events>): void => {
    const rules = { permission, scope: 'brand', risk: 'plain' } as const;
    const operation: OperationSpec = { name, method: 'GET', path, access: 'operator', operator: rules, summary: name };
    app.get(path, async (http, reply) => {
      assertConsole(http, undefined);
      const operator = await checks.authenticateOperator(http);
      addCallDetails(http, { operatorId: operator.operatorId });
      const params = http.params as Readonly<Record<string, string>>;
      const brand = params.brand ?? '';
      const call = { operation, rules, operator, input: params, brand, expectedVersion: undefined, http, reply };
      await assertAllowed(call);
      await recordDenial(call, () => prepare({ brand, params }));
      reply.hijack();
      let hasEnded = false;
      const stream = createSseStream<Events>(reply.raw, () => close(), { isForAnyOrigin: false });
      // Each event is sent after a check that is asynchronous. The checks run one after another, so that the events are
      // sent in their original order.
      let queue = Promise.resolve();
      const sendIfAllowed = (send?: () => void): void => {
        queue = queue.then(async () => {
          // The stream has ended, so its remaining events are skipped. Otherwise the check of each event would write
          // the same rejection to the audit log again.
          if (hasEnded) return;
          if (await isAllowed(call, permission, brand)) return send?.();
          hasEnded = true;
          stream.end();
        });
      };
      const stop = start({
        params,
        operator,
        send: (event, payload) => sendIfAllowed(() => stream.send(event, payload)),
      });
      const timer = setInterval(sendIfAllowed, checkInterval);
      streams.add(operator.operatorId, stream.end);
      const close = (): void => {
        hasEnded = true;
        clearInterval(timer);
        stop();
        streams.remove(operator.operatorId, stream.end);
      };
    });
  };
};
