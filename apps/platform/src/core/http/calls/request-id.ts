import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

export const requestIdHeader = 'x-request-id';

/**
 * Creates the function that returns the id of a request. If a trusted proxy sends an id, this id is used. The logs of
 * the proxy and of the gateway then have the same id. Ids from other clients are ignored, because a client could
 * repeat an id or insert text into the log.
 */
export const createRequestIds =
  (isTrustedProxy: (address: string | undefined) => boolean) =>
  ({ headers, socket }: IncomingMessage): string => {
    const id = headers[requestIdHeader];
    return typeof id === 'string' && /^[\w-]{8,64}$/.test(id) && isTrustedProxy(socket.remoteAddress)
      ? id
      : randomUUID();
  };

/** Sends the id of the request in each response. */
export const sendRequestIds = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => void reply.header(requestIdHeader, request.id));
};
