import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Starts a mock of a push service. It stores the messages that the gateway posts to a URL. A client can read these
 * messages with a GET request to the same URL.
 */
export const startPushService = async (requestedPort: number) => {
  const messagesByPath = new Map<string, string[]>();
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method !== 'POST') return response.end(JSON.stringify(messagesByPath.get(path) ?? []));
      messagesByPath.set(path, [...(messagesByPath.get(path) ?? []), Buffer.concat(chunks).toString('base64')]);
      return response.writeHead(201).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(requestedPort, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};
