import type { OperationSpec } from '@livery/contract/operation';
import type { Permission } from '@livery/contract/operators/permissions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { seconds } from '../clock/durations.ts';
import { addCallDetails } from '../http/call-details.ts';
import { createSseStream, type SseStream } from '../realtime/sse-stream.ts';
import type { CallSteps, OperatorRouteGuards } from './operator-call.ts';
import type { OperatorSession } from './operator-context.ts';

/** Milliseconds between two checks of the session and the permission during an open stream. */
const checkInterval = seconds(15);
/** Maximum number of streams of one operator on one gateway. If one more stream starts, the oldest stream ends. */
const maxStreams = 20;

interface StreamOptions<Events> {
  /** Name of the stream. The audit log uses it for rejected requests. */
  readonly name: string;
  /** Path with the parameter `:brand`. */
  readonly path: `/${string}`;
  readonly permission: Permission;
  /** Throws a GatewayError if the stream does not exist. It runs after the permission check. */
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
 * the start, every 15 seconds, and before each event. The stream ends if the session or the permission is no longer
 * valid.
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
  { assertAllowed }: CallSteps,
): StreamRoute => {
  const streams = createStreamList();

  const isAllowed = async (http: FastifyRequest, permission: Permission, brand: string): Promise<boolean> => {
    try {
      return await checks.isPermitted(db, await checks.authenticateOperator(http), permission, brand);
    } catch {
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
      await assertAllowed({
        operation,
        rules,
        operator,
        input: params,
        brand,
        expectedVersion: undefined,
        http,
        reply,
      });
      await prepare({ brand, params });
      reply.hijack();
      const stream = createSseStream<Events>(reply.raw, () => close(), { isForAnyOrigin: false });
      // The checks run one after another, so that the events stay in order.
      let queue = Promise.resolve();
      const sendIfAllowed = (send?: () => void): void => {
        queue = queue.then(async () => {
          if (await isAllowed(http, permission, brand)) send?.();
          else stream.end();
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
        clearInterval(timer);
        stop();
        streams.remove(operator.operatorId, stream.end);
      };
    });
  };
};
