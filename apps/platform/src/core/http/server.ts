import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { enableCors } from './cors.ts';
import { serializeError } from './errors/log-error.ts';
import { sendError, sendNotFound } from './errors/send-error.ts';

/** Bytes. Larger than any request of the contract. */
const bodyLimit = 64 * 1024;
const headerLimit = 16 * 1024;

interface ServerOptions {
  readonly isBehindProxy: boolean;
  readonly logLevel: 'warn' | 'silent';
  /** Answers a request in the server's place, e.g. that for another origin on the same port. */
  readonly intercept: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/** The HTTP server: bounded in every direction, with failures that are always envelopes. */
export const createHttpServer = ({ isBehindProxy, logLevel, intercept }: ServerOptions): FastifyInstance => {
  const app = Fastify({
    bodyLimit,
    // One hop: the proxy in front. Anyone could write the header if the gateway believed it from everywhere.
    trustProxy: isBehindProxy && ((_address: string, hop: number) => hop === 0),
    logger: { level: logLevel, base: null, serializers: { err: serializeError } },
    // A line for every picture of every page would bury what matters.
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
  // Bodies stay text until the operation has been found: signatures and decryption want the very characters.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.setErrorHandler(sendError);
  app.setNotFoundHandler(sendNotFound);
  enableCors(app);
  return app;
};
