import type { FastifyInstance } from 'fastify';

/**
 * Registers the probes of a load balancer: `/healthz` responds while the process runs. `/readyz` responds with status
 * 200 only while the process can serve players.
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
