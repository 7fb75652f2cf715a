import { request, type IncomingMessage, type ServerResponse } from 'node:http';

/** Hands a request on to the gateway as it came, its host name included, and streams the answer back. */
export const forward = (port: number, incoming: IncomingMessage, answer: ServerResponse): void => {
  const outgoing = request(
    { host: '127.0.0.1', port, path: incoming.url, method: incoming.method, headers: incoming.headers },
    (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(answer);
    },
  );
  outgoing.on('error', () => {
    if (answer.headersSent) answer.destroy();
    else
      answer
        .writeHead(503, { 'retry-after': '1', 'content-type': 'text/plain' })
        .end('The gateway is starting. Try again in a moment.');
  });
  answer.on('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
};
