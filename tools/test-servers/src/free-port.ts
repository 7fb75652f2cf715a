import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** Returns a TCP port that no process of this machine is using. */
export const findFreePort = async (): Promise<number> => {
  // Listens on all addresses, because a server may need the port on each of them.
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => void server.close(resolve));
  return port;
};
