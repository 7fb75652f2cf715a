import type { IncomingMessage, ServerResponse } from 'node:http';
import replyFrom from '@fastify/reply-from';
import Fastify, { type FastifyReply } from 'fastify';

/** Maximum milliseconds that a request waits until the provider has started. */
const startTimeoutMs = 15_000;

/** Maximum number of connections to the provider. */
const maxConnections = 256;

export interface GamesProxy {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  readonly close: () => Promise<void>;
}

interface GamesProxyOptions {
  /** Returns the origin of the provider, http or https. If the provider is starting, waits for at most `patienceMs`. */
  readonly upstream: (patienceMs: number) => Promise<URL | undefined>;
  /**
   * Certificates of authorities in PEM that sign the certificate of an https provider. If absent, those of Node are
   * used, with those of the variable NODE_EXTRA_CA_CERTS.
   */
  readonly certificates?: string;
}

const respondUnavailable = (reply: FastifyReply): FastifyReply =>
  reply
    .status(503)
    .headers({ 'retry-after': '1', 'cache-control': 'no-store' })
    .type('application/json')
    .send('{"errorCode":"system.busy"}');

/**
 * Creates a proxy for the origin of the games. The proxy forwards requests to the provider and streams the bodies. It is
 * a server of its own, because the gateway reads each body as a text.
 */
export const createGamesProxy = ({ upstream, certificates }: GamesProxyOptions): GamesProxy => {
  const app = Fastify({ routerOptions: { maxParamLength: 2000 } });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, body, done) => done(null, body));
  void app.register(replyFrom, {
    destroyAgent: true,
    undici: {
      connections: maxConnections,
      // An event stream can be silent for longer than the default timeout.
      bodyTimeout: 0,
      // Without this option, the package accepts every certificate.
      connect: { rejectUnauthorized: true, ...(certificates !== undefined && { ca: certificates }) },
    },
  });
  app.setErrorHandler((_error, _request, reply) => respondUnavailable(reply));
  app.all('/*', async (request, reply) => {
    const origin = await upstream(startTimeoutMs);
    return origin ? reply.from(origin.origin + request.url) : respondUnavailable(reply);
  });
  const ready = app.ready();

  return {
    handle: (request, response) =>
      void ready.then(
        () => app.routing(request, response),
        () => response.destroy(),
      ),
    close: () => app.close(),
  };
};
