import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PlainProxy {
  readonly port: number;
  /** The page that `/plain` answers with. */
  setPage: (html: string) => void;
  close: () => Promise<void>;
}

const listening = (server: Server): Promise<number> =>
  new Promise((resolve) => server.listen(0, () => resolve((server.address() as AddressInfo).port)));

/** Stands before the gateway, so that the plain page and the app come from one origin over one connection. */
export const startProxy = async (gatewayPort: number): Promise<PlainProxy> => {
  let page = '';
  const server = createServer((incoming, answer) => {
    if (incoming.url === '/plain') {
      answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
      return;
    }
    const outgoing = request({ port: gatewayPort, path: incoming.url, method: incoming.method, headers: incoming.headers }, (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(answer);
    });
    outgoing.on('error', () => answer.destroy());
    incoming.pipe(outgoing);
    answer.on('close', () => outgoing.destroy());
  });
  return {
    port: await listening(server),
    setPage: (html) => (page = html),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
