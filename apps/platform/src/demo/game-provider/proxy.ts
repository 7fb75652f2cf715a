import { Agent, request as send, type IncomingMessage, type ServerResponse } from 'node:http';

/** Headers that apply only to one connection (hop-by-hop headers). A proxy must not forward them. */
const ofConnection = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade'];

/** Maximum milliseconds that a request waits until the provider has started. */
const startTimeoutMs = 15_000;

export interface GamesProxy {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  readonly close: () => void;
}

/**
 * Creates a proxy for the origin of the games. The proxy forwards requests to the provider and streams the bodies.
 * `upstream` returns the origin of the provider.
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
    // If the client disconnects, the request to the provider is closed. If the connection to the provider breaks, the
    // client gets an error, or its response is closed.
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
