import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import replyFrom from '@fastify/reply-from';
import Fastify, { type FastifyReply } from 'fastify';

/** Maximum time in milliseconds that a request waits for the start of the target server. */
const startTimeoutMs = 15_000;

/** Maximum number of connections to the target server. */
const maxConnections = 256;

export interface Proxy {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  readonly close: () => Promise<void>;
}

interface ProxyOptions {
  /**
   * Returns the http or https origin of the target server. If the server is starting, waits at most `patienceMs`
   * milliseconds. Returns undefined if the server is not available.
   */
  readonly upstream: (patienceMs: number) => Promise<URL | undefined>;
  /**
   * Certificates in PEM of the authorities that are trusted for an https server. If absent, the authorities of Node and
   * of the variable NODE_EXTRA_CA_CERTS are trusted.
   */
  readonly certificates?: string;
  /**
   * JSON text of the response body that is sent while the target server is not available. If absent, the body has the
   * error code `system.busy`.
   */
  readonly unavailable?: string;
  /** Returns the headers to send to the target server. If absent, the headers of the request are sent. */
  readonly toRequestHeaders?: (headers: IncomingHttpHeaders, request: IncomingMessage) => IncomingHttpHeaders;
  /** Returns the headers to send to the client. If absent, the headers of the response are sent. */
  readonly toResponseHeaders?: (headers: IncomingHttpHeaders) => IncomingHttpHeaders;
}

const respondUnavailable = (reply: FastifyReply, body: string): FastifyReply =>
  reply.status(503).headers({ 'retry-after': '1', 'cache-control': 'no-store' }).type('application/json').send(body);

/**
 * Creates a proxy that forwards requests to another server and streams the bodies, for example to the demo game
 * provider. The proxy is a separate HTTP server, because the gateway's own server reads each body as a text.
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
      // An event stream can send no data for longer than the default timeout, so this option disables the timeout of
      // the body.
      bodyTimeout: 0,
      // Without this option, the proxy package accepts every certificate.
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
