import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { createRedisServer, hasRedisServer } from './redis-server.ts';

/** Sends PING, and resolves with the response, or with `undefined` if the server rejects the connection. */
const ping = (url: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket
      .once('connect', () => socket.write('PING\r\n'))
      .once('data', (data) => {
        resolve(data.toString());
        socket.destroy();
      })
      .once('error', () => resolve(undefined));
  });

it.skipIf(!hasRedisServer)('starts a server, kills it, and starts it again on the same port', async () => {
  const server = await createRedisServer();
  await server.start();
  expect(await ping(server.url)).toBe('+PONG\r\n');
  await server.stop();
  expect(await ping(server.url)).toBeUndefined();
  await server.start();
  expect(await ping(server.url)).toBe('+PONG\r\n');
  await server.stop();
});
