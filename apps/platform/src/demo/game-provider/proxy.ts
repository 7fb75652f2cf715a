import { Agent, request as send, type IncomingMessage, type ServerResponse } from 'node:http';

/** Hop-by-hop headers. They apply only to one connection, so they are not forwarded. */
const ofConnection = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade'];

/** Milliseconds that a request waits for the provider's start. */
const startTimeoutMs = 15_000;

export interface GamesProxy {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  readonly close: () => void;
}

/**
 * Forwards requests for the games' host to the provider and streams both bodies. `upstream` resolves with the
 * provider's origin.
 */
export const createGamesProxy = (upstream: (patienceMs: number) => Promise<URL | undefined>): GamesProxy => {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });

  const respondUnavailable = (response: ServerResponse): void => {
    if (response.headersSent) response.destroy();
    else
      response
        .writeHead(503, { 'retry-after': '1', 'cache-control': 'no-store', 'content-type': 'application/json' })
        .end('{"errorCode":"system.busy"}');
  };

  const pass = (origin: URL, request: IncomingMessage, response: ServerResponse): void => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => !ofConnection.includes(name)),
    );
    const upstreamRequest = send(
      {
        agent,
        hostname: origin.hostname,
        port: origin.port,
        method: request.method ?? 'GET',
        path: request.url ?? '/',
        headers,
      },
      (upstreamResponse) => {
        const passed = Object.fromEntries(
          Object.entries(upstreamResponse.headers).filter(([name]) => !ofConnection.includes(name)),
        );
        response.writeHead(upstreamResponse.statusCode ?? 502, passed);
        upstreamResponse.on('error', () => response.destroy());
        upstreamResponse.pipe(response);
      },
    );
    // When the client disconnects, the upstream request is closed too. When the provider disconnects, the client's
    // response is closed.
    response.on('close', () => upstreamRequest.destroy());
    upstreamRequest.on('error', () => respondUnavailable(response));
    request.pipe(upstreamRequest);
  };

  return {
    handle: (request, response) => {
      upstream(startTimeoutMs).then(
        (origin) => (origin ? pass(origin, request, response) : respondUnavailable(response)),
        () => respondUnavailable(response),
      );
    },
    close: () => agent.destroy(),
  };
};
