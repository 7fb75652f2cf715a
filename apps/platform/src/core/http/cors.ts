import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BrandHosts } from './brand-hosts.ts';

const exposedHeaders = 'content-disposition, retry-after, x-request-id';

const preflight = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers':
    'authorization, content-type, device, encryption, idempotency-key, language, merchant',
  'access-control-max-age': '86400',
};

const isCall = (url: string): boolean => /^\/(wps|lgw|media|oauth)\//.test(url);

/**
 * Adds `origin` to the Vary header of a call. The response depends on the Origin header, so a shared cache must not
 * return the response to a page of another origin.
 */
const addVary = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  if (!isCall(request.url)) return;
  const others = reply.getHeader('vary');
  void reply.header('vary', others ? `${String(others)}, origin` : 'origin');
};

/**
 * Allows the web pages of the brands to call the gateway from other hosts, because any static host can serve an app
 * bundle. If a call has a Merchant header, only the pages of this brand are allowed. The calls of these pages use no
 * cookies.
 */
export const enableCors = (app: FastifyInstance, hosts: Pick<BrandHosts, 'isOwnOrigin'>): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (!isCall(request.url)) return;
    const { origin, merchant } = request.headers;
    // A preflight request has no Merchant header, so here the origin of any brand is allowed.
    const isAllowed =
      origin !== undefined && hosts.isOwnOrigin(origin, typeof merchant === 'string' ? merchant : undefined);
    if (isAllowed)
      void reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': exposedHeaders });
    if (request.method !== 'OPTIONS') return;
    if (isAllowed) void reply.headers(preflight);
    return reply.status(204).send();
  });
  app.addHook('onSend', addVary);
  app.options('/wps/*', (_request, reply) => reply.status(204).send());
  app.options('/lgw/*', (_request, reply) => reply.status(204).send());
};
