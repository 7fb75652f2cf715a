import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import replyFrom from '@fastify/reply-from';
import Fastify, { type FastifyReply } from 'fastify';

/** Maximum milliseconds that a request waits until the server has started. */
const startTimeoutMs = 15_000;

/** Maximum number of connections to the server. */
const maxConnections = 256;

export interface Proxy {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  readonly close: () => Promise<void>;
}

interface ProxyOptions {
  /** Returns the origin of the server, http or https. If the server is starting, waits for at most `patienceMs`. */
  readonly upstream: (patienceMs: number) => Promise<URL | undefined>;
  /**
   * Certificates of authorities in PEM that sign the certificate of an https server. If absent, those of Node are
   * used, with those of the variable NODE_EXTRA_CA_CERTS.
   */
  readonly certificates?: string;
  /** Response while the server is away, as JSON. */
  readonly unavailable?: string;
  /** Returns the headers that the server gets. If absent, it gets those of the request. */
  readonly toRequestHeaders?: (headers: IncomingHttpHeaders, request: IncomingMessage) => IncomingHttpHeaders;
  /** Returns the headers that the client gets. If absent, it gets those of the response. */
  readonly toResponseHeaders?: (headers: IncomingHttpHeaders) => IncomingHttpHeaders;
}

const respondUnavailable = (reply: FastifyReply, body: string): FastifyReply =>
  reply.status(503).headers({ 'retry-after': '1', 'cache-control': 'no-store' }).type('application/json').send(body);

/**
 * Creates a proxy that forwards requests to another server and streams the bodies, for example to the provider of the
 * games. It is a server of its own, because the gateway reads each body as a text.
 */
export const createProxy = ({
  upstream,
  certificates,
  unavailable = '{"errorCode":"system.busy"}',
  toRequestHeaders,
  toResponseHeaders,
}: ProxyOptions): Proxy => {
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
  app.setErrorHandler((_error, _request, reply) => respondUnavailable(reply, unavailable));
  app.all('/*', async (request, reply) => {
    const origin = await upstream(startTimeoutMs);
    if (!origin) return respondUnavailable(reply, unavailable);
    return reply.from(origin.origin + request.url, {
      ...(toRequestHeaders && {
        rewriteRequestHeaders: (_request, headers) => toRequestHeaders(headers, request.raw) as never,
      }),
      ...(toResponseHeaders && { rewriteHeaders: (headers) => toResponseHeaders(headers as never) as never }),
    });
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
