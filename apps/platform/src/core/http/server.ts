import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { enableCors } from './cors.ts';
import { serializeError } from './errors/log-error.ts';
import { sendError, sendNotFound } from './errors/send-error.ts';

/** Max size of a body in bytes. No request of the contract is larger. */
const bodyLimit = 64 * 1024;
const headerLimit = 16 * 1024;

interface ServerOptions {
  readonly isBehindProxy: boolean;
  readonly logLevel: 'warn' | 'silent';
  /** Handles a request instead of the server, e.g. for another origin on the same port. Returns true if it did. */
  readonly intercept: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/** Creates the HTTP server with limits on size and time. Every failure is sent as an envelope. */
export const createHttpServer = ({ isBehindProxy, logLevel, intercept }: ServerOptions): FastifyInstance => {
  const app = Fastify({
    bodyLimit,
    // Trusts one hop, the proxy in front. Otherwise any client could forge the header.
    trustProxy: isBehindProxy && ((_address: string, hop: number) => hop === 0),
    logger: { level: logLevel, base: null, serializers: { err: serializeError } },
    // Requests are not logged: one line for each image of each page would hide the important lines.
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
  // Bodies stay text until the operation is known: signatures and decryption need the exact characters.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.setErrorHandler(sendError);
  app.setNotFoundHandler(sendNotFound);
  enableCors(app);
  return app;
};
