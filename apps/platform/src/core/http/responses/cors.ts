import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BrandHosts } from '../hosts/brand-hosts.ts';

const exposedHeaders = 'content-disposition, retry-after, x-request-id';

const preflight = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers':
    'authorization, content-type, device, encryption, idempotency-key, language, merchant',
  'access-control-max-age': '86400',
};

const isCall = (url: string): boolean => /^\/(wps|lgw|media|oauth)\//.test(url);

/**
 * Adds the Vary header with the value `Origin` to the response of a call. The response depends on the Origin header of
 * the request. Without Vary, a shared cache could return the response to a page of another origin.
 */
const addVary = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  if (!isCall(request.url)) return;
  const others = reply.getHeader('vary');
  void reply.header('vary', others ? `${String(others)}, origin` : 'origin');
};

/**
 * Permits the web pages of the brands to call the gateway from other hosts (CORS), because the app of a brand can be on
 * any static host. If a call has a Merchant header, only pages of this brand are permitted. The calls of these pages
 * contain no cookies.
 */
export const enableCors = (app: FastifyInstance, hosts: Pick<BrandHosts, 'isOwnOrigin'>): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (!isCall(request.url)) return;
    const { origin, merchant } = request.headers;
    // A preflight request (the request that a browser sends before a cross-origin call) has no Merchant header. Here,
    // the origins of all brands are therefore allowed.
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
