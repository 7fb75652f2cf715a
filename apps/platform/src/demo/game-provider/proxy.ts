import { Agent, request as send, type IncomingMessage, type ServerResponse } from 'node:http';

/** Headers that are about one connection and not about the request. */
const ofConnection = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade'];

/** Milliseconds that a request waits for a provider that is just starting. */
const startTimeoutMs = 15_000;

export interface GamesProxy {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  readonly close: () => void;
}

/** Hands the requests for the games' host to the provider, bodies and streams as they come. `upstream` resolves with where it is. */
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
    // A page that went away ends its stream, and a provider that went away the page's.
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
