import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface TcpProxy {
  /** URL of the server, but with the address of the proxy. */
  readonly url: string;
  /** Number of the packets with data that clients have sent. */
  readonly countPackets: () => number;
  /** Number of the connections that clients have tried to open. */
  readonly countConnections: () => number;
  /** Ends all connections, and accepts no new connection until `restore` is called. */
  readonly cut: () => void;
  /**
   * Stops the transfer of data but does not end the connections. This simulates a network that loses every packet.
   */
  readonly freeze: () => void;
  readonly restore: () => void;
  /**
   * Ends the connections when the response to the next request that contains `text` arrives, so that the client never
   * receives this response.
   */
  readonly loseResponseTo: (text: string) => void;
  readonly close: () => void;
}

/** Starts a proxy between the clients and a server, to simulate faults of the network. */
export const startTcpProxy = async (targetUrl: string): Promise<TcpProxy> => {
  const target = new URL(targetUrl);
  const sockets = new Set<Socket>();
  let packets = 0;
  let connections = 0;
  let lostRequest: string | undefined;
  let state: 'open' | 'cut' | 'frozen' | 'lose-response' = 'open';
  const cut = (): void => {
    state = 'cut';
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((client) => {
    connections += 1;
    if (state === 'cut') return void client.destroy();
    const upstream = connect(Number(target.port), target.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        if (state !== 'frozen') (socket === client ? upstream : client).destroy();
      });
    }
    client.on('data', (data) => {
      packets += 1;
      if (lostRequest !== undefined && data.includes(lostRequest)) state = 'lose-response';
      if (state !== 'frozen') upstream.write(data);
    });
    upstream.on('data', (data) => {
      if (state === 'lose-response') {
        lostRequest = undefined;
        return cut();
      }
      if (state !== 'frozen') client.write(data);
      return undefined;
    });
    return undefined;
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = new URL(targetUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    countPackets: () => packets,
    countConnections: () => connections,
    cut,
    freeze: () => (state = 'frozen'),
    restore: () => (state = 'open'),
    loseResponseTo: (text) => (lostRequest = text),
    close: () => {
      cut();
      server.close();
    },
  };
};
