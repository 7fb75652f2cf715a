import type { FastifyInstance } from 'fastify';

const headers = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'content-disposition, retry-after, x-request-id',
};

const preflight = {
  ...headers,
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers':
    'authorization, content-type, device, encryption, idempotency-key, language, merchant',
  'access-control-max-age': '86400',
};

const isCall = (url: string): boolean => /^\/(wps|lgw|media)\//.test(url);

/**
 * Allows web pages of every origin to call the gateway, because any static host can serve an app bundle. This is safe
 * because no call uses cookies.
 */
export const enableCors = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (!isCall(request.url)) return;
    void reply.headers(headers);
    if (request.method === 'OPTIONS') return reply.headers(preflight).status(204).send();
  });
  app.options('/wps/*', (_request, reply) => reply.status(204).send());
  app.options('/lgw/*', (_request, reply) => reply.status(204).send());
};
