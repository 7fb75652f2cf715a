import type { FastifyInstance } from 'fastify';

export interface HealthChecks {
  /** Adds a check of an outside system. `ping` must reject when the system does not respond. */
  readonly add: (name: string, ping: () => Promise<void>) => void;
}

/**
 * Registers the routes of the health checks. `/healthz` responds while the process runs. `/readyz` succeeds when every
 * added check passes, so that a load balancer knows that it can send requests.
 */
export const registerHealth = (app: FastifyInstance): HealthChecks => {
  const checks = new Map<string, () => Promise<void>>();
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  app.get('/readyz', async (request, reply) => {
    const check = async (name: string, ping: () => Promise<void>): Promise<string | undefined> => {
      try {
        await ping();
        return undefined;
      } catch (error) {
        request.log.error({ err: error }, `${name} does not respond`);
        return name;
      }
    };
    const missing = (await Promise.all([...checks].map(([name, ping]) => check(name, ping)))).filter(
      (name) => name !== undefined,
    );
    return reply
      .status(missing.length === 0 ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(missing.length === 0 ? { status: 'ready' } : { status: 'not ready', missing });
  });
  return { add: (name, ping) => void checks.set(name, ping) };
};
