import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

export interface PlainProxy {
  readonly port: number;
  /** Sets the HTML that the proxy returns for the path `/plain`. */
  setPage: (html: string) => void;
  close: () => Promise<void>;
}

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => server.listen(0, () => resolve((server.address() as AddressInfo).port)));

/**
 * Headers for the plain page. They equal the app's headers, because some headers make the browser start another
 * process, which takes time. Only the content security policy is different: it allows the inline code of the plain
 * page.
 */
const plainHeaders = (headers: IncomingHttpHeaders, length: number): IncomingHttpHeaders => ({
  ...headers,
  'content-length': String(length),
  'content-security-policy': "default-src 'self' 'unsafe-inline'; base-uri 'none'; object-src 'none'",
});

/**
 * Starts a proxy in front of the gateway that also serves the plain page. Both pages then have the same origin,
 * connection and compression.
 */
export const startProxy = async (gatewayPort: number): Promise<PlainProxy> => {
  let page = Buffer.of();
  const server = createServer((incoming, response) => {
    const isPlain = incoming.url === '/plain';
    const outgoing = request(
      {
        port: gatewayPort,
        path: isPlain ? '/m/home' : incoming.url,
        method: incoming.method,
        headers: incoming.headers,
      },
      (upstream) => {
        if (isPlain) {
          upstream.resume();
          response.writeHead(200, plainHeaders(upstream.headers, page.length)).end(page);
          return;
        }
        response.writeHead(upstream.statusCode ?? 502, upstream.headers);
        upstream.pipe(response);
      },
    );
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
    response.on('close', () => outgoing.destroy());
  });
  return {
    port: await listen(server),
    setPage: (html) => (page = brotliCompressSync(html)),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
