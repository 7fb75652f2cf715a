import { setTimeout as delay } from 'node:timers/promises';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Listening } from '../core.ts';
import type { HealthChecks } from '../health/health.ts';
import type { OpenResponses } from '../http/responses/open-responses.ts';
import { type Origins, resolveOrigins } from '../http/hosts/origins.ts';
import type { Jobs } from '../jobs/jobs.ts';

/**
 * Maximum time in milliseconds that a closing gateway waits for calls that have no response yet. No call takes longer,
 * because the request timeout ends it earlier.
 */
const finishTimeoutMs = 30_000;
const checkEveryMs = 20;

export interface Lifecycle {
  readonly getOrigins: () => Origins;
  readonly onListen: (task: (listening: Listening) => void | Promise<void>) => void;
  readonly onClose: (task: () => void | Promise<void>) => void;
  /** Starts to listen for HTTP requests and returns the origins of the gateway. Rejects when the port is in use. */
  readonly listen: () => Promise<Origins>;
  /**
   * Prepares the stop while the gateway still serves calls. The readiness check fails, the jobs stop, and responses
   * make clients close their connections. Resolves after `drainSeconds`, so that the load balancer has time to send
   * requests to other gateways.
   */
  readonly drain: () => Promise<void>;
  /** Waits for the calls that have no response yet, ends the event streams, and closes the server. */
  readonly close: () => Promise<void>;
}

interface CreateLifecycleDeps {
  readonly config: Config;
  readonly app: FastifyInstance;
  readonly jobs: Jobs;
  readonly health: HealthChecks;
  readonly openResponses: OpenResponses;
}

/**
 * Closes the server. It closes the open connections as soon as all responses are complete, but at the latest after
 * `finishTimeoutMs`.
 */
const closeServer = async (app: FastifyInstance, openResponses: OpenResponses): Promise<void> => {
  const deadline = Date.now() + finishTimeoutMs;
  const timer = setInterval(() => {
    if (openResponses.count() === 0 || Date.now() > deadline) app.server.closeAllConnections();
  }, checkEveryMs);
  try {
    await app.close();
  } finally {
    clearInterval(timer);
  }
};

/**
 * Creates the functions that start and stop the gateway, and the functions that register tasks for the start and the
 * stop.
 */
export const createLifecycle = ({ config, app, jobs, health, openResponses }: CreateLifecycleDeps): Lifecycle => {
  const { role, drainSeconds } = config.runtime;
  let origins = resolveOrigins(config.publicOrigin ?? `http://localhost:${config.port}`);
  const listenTasks: ((listening: Listening) => void | Promise<void>)[] = [];
  const closeTasks: (() => void | Promise<void>)[] = [];
  const prepareStop = (): Promise<void> => {
    health.setStopping();
    openResponses.closeAfterResponse();
    return jobs.stop();
  };
  return {
    getOrigins: () => origins,
    onListen: (task) => void listenTasks.push(task),
    onClose: (task) => void closeTasks.push(task),
    listen: async () => {
      await app.listen({ port: config.port, host: '0.0.0.0' });
      const { port } = app.server.address() as AddressInfo;
      // If the configured port is 0, the actual port is known only now.
      origins = resolveOrigins(config.publicOrigin ?? `http://localhost:${port}`);
      for (const task of listenTasks) await task({ port, origins });
      jobs.start(role);
      return origins;
    },
    drain: async () => {
      await Promise.all([prepareStop(), delay(drainSeconds * 1000)]);
    },
    close: async () => {
      await prepareStop();
      openResponses.endStreams();
      await closeServer(app, openResponses);
      for (const task of closeTasks) await task();
    },
  };
};
