import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** Returns a TCP port that no process of this machine uses now. */
export const findFreePort = async (): Promise<number> => {
  // The address is not given, because a port that is free on one address only is not free for all servers.
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => void server.close(resolve));
  return port;
};
