import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { enableCors } from './cors.ts';
import { serializeError } from './errors/log-error.ts';
import { sendError, sendNotFound } from './errors/send-error.ts';

/** Maximum size of a request body in bytes. No request of the contract is larger. */
const bodyLimit = 64 * 1024;
const headerLimit = 16 * 1024;

interface ServerOptions {
  readonly isBehindProxy: boolean;
  readonly logLevel: 'warn' | 'silent';
  /**
   * Gets each HTTP request before Fastify does. Returns true if it has handled the request, for example because the
   * request is for another origin on the same port.
   */
  readonly intercept: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/**
 * Creates the HTTP server with limits on size and time. Every error response has the envelope format of the contract.
 */
export const createHttpServer = ({ isBehindProxy, logLevel, intercept }: ServerOptions): FastifyInstance => {
  const app = Fastify({
    bodyLimit,
    // Only the nearest proxy is trusted to report the client's address. A client could forge the addresses of further
    // proxies.
    trustProxy: isBehindProxy && ((_address: string, hop: number) => hop === 0),
    logger: { level: logLevel, base: null, serializers: { err: serializeError } },
    // Requests are not logged. A page sends one request for each image, so these lines would hide the important lines.
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    frameworkErrors: sendError,
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 200 },
    serverFactory: (handle): Server =>
      createServer(
        { maxHeaderSize: headerLimit, requestTimeout: 30_000, headersTimeout: 15_000 },
        (request, response) => {
          if (!intercept(request, response)) handle(request, response);
        },
      ),
  });
  // The body of a request stays a text until the operation is known, because signatures and decryption need the exact
  // characters.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.setErrorHandler(sendError);
  app.setNotFoundHandler(sendNotFound);
  enableCors(app);
  return app;
};
