import { request, type IncomingMessage, type ServerResponse } from 'node:http';

/** Forwards a request to the gateway with all its headers and streams the response back. */
export const forward = (port: number, incoming: IncomingMessage, response: ServerResponse): void => {
  const outgoing = request(
    { host: '127.0.0.1', port, path: incoming.url, method: incoming.method, headers: incoming.headers },
    (upstream) => {
      response.writeHead(upstream.statusCode ?? 502, upstream.headers);
      upstream.pipe(response);
    },
  );
  outgoing.on('error', () => {
    if (response.headersSent) response.destroy();
    else
      response
        .writeHead(503, { 'retry-after': '1', 'content-type': 'text/plain' })
        .end('The gateway is starting. Try again in a moment.');
  });
  response.on('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
};
