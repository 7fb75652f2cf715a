import type { FastifyInstance } from 'fastify';
import type { DatabaseHandle } from '../db/database.ts';
import type { SharedStore } from '../shared-store/shared-store.ts';

interface HealthRoutesDeps {
  readonly store: DatabaseHandle;
  readonly state: SharedStore;
}

/**
 * Routes of the health checks. `/healthz`: the process responds. `/readyz`: the database and the shared state respond,
 * so that a load balancer can send requests.
 */
export const healthRoutes = (app: FastifyInstance, { store, state }: HealthRoutesDeps): void => {
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
    const missing = (await Promise.all([check('database', store.ping), check('shared state', state.ping)])).filter(
      (name) => name !== undefined,
    );
    return reply
      .status(missing.length === 0 ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(missing.length === 0 ? { status: 'ready' } : { status: 'not ready', missing });
  });
};
