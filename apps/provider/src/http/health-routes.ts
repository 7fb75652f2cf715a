import type { FastifyInstance } from 'fastify';

/**
 * Registers the health checks of a load balancer. `/healthz` responds with status 200 while the process runs.
 * `/readyz` responds with status 200 if `isReady` returns true, and otherwise with 503.
 */
export const registerHealthRoutes = (app: FastifyInstance, isReady: () => boolean): void => {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) =>
    reply
      .code(isReady() ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady() ? 'ready' : 'not-ready' }),
  );
};
