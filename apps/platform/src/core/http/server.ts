import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { RuntimeSettings } from '../config/runtime-settings.ts';
import { seconds } from '../clock/durations.ts';
import { serializeError } from './errors/log-error.ts';
import { sendError, sendNotFound } from './errors/send-error.ts';
import { logRequests } from './log-requests.ts';
import type { OpenResponses } from './responses/open-responses.ts';
import { createRequestIds, sendRequestIds } from './calls/request-id.ts';

/** Maximum size of a request body in bytes. No request of the API contract is larger. */
const bodyLimit = 64 * 1024;
const headerLimit = 16 * 1024;
/**
 * Milliseconds after which the gateway closes an idle connection. The time is longer than that of the proxies (nginx 60
 * seconds, Caddy 120), so that the proxy closes idle connections first. Otherwise a proxy could send a call on a
 * connection that the gateway is closing, and the visitor would get the status 502.
 */
const keepAliveTimeout = seconds(130);

interface ServerOptions {
  readonly isTrustedProxy: (address: string | undefined) => boolean;
  readonly logLevel: RuntimeSettings['logLevel'];
  /** Destination of the log. If absent, the log is written to the standard output. */
  readonly logStream?: { readonly write: (line: string) => void } | undefined;
  readonly openResponses: OpenResponses;
  /**
   * Called with each HTTP request before Fastify handles it. Returns true if it has handled the request itself, for
   * example because the request is for another origin on the same port. Fastify then ignores the request.
   */
  readonly intercept: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/**
 * Creates the HTTP server with limits on size and time. Every error response has the envelope (JSON format of all
 * responses) of the API contract.
 */
export const createHttpServer = ({
  isTrustedProxy,
  logLevel,
  logStream,
  openResponses,
  intercept,
}: ServerOptions): FastifyInstance => {
  const app = Fastify({
    bodyLimit,
    trustProxy: isTrustedProxy,
    logger: {
      level: logLevel,
      base: null,
      serializers: { err: serializeError },
      ...(logStream && { stream: logStream }),
    },
    genReqId: createRequestIds(isTrustedProxy),
    // Fastify's own log line would contain the URL and the address of the visitor, so `logRequests` logs requests
    // instead.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // While the server closes, it completes the running calls. It also serves new calls on open connections, and adds
    // `Connection: close` to their responses.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: sendError,
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 200 },
    serverFactory: (handle): Server =>
      createServer(
        { maxHeaderSize: headerLimit, requestTimeout: 30_000, headersTimeout: 15_000, keepAliveTimeout },
        (request, response) => {
          openResponses.add(response);
          if (!intercept(request, response)) handle(request, response);
        },
      ),
  });
  // The body stays a text until the operation of the request is found. Signatures are verified with the exact text of
  // the body, and encrypted bodies are not JSON.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.setErrorHandler(sendError);
  app.setNotFoundHandler(sendNotFound);
  sendRequestIds(app);
  logRequests(app);
  return app;
};
