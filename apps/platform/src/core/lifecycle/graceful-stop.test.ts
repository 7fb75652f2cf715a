import { Agent, request as httpRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import { login } from '@livery/contract/auth/session';
import { eventsPath, eventsTicket } from '@livery/contract/realtime';
import { systemStatus } from '@livery/contract/site-settings';
import { expect, inject, it } from 'vitest';
import { createPostgresTestStore } from '../../testing/postgres-test-store.ts';
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts';

const server = inject('postgresServer');
const body = JSON.stringify({ type: 'username', username: 'demo', password: 'Demo#2026' });

/**
 * Sends a call without the last characters of its body, so that the call stays open. `finish` sends these characters.
 */
const startCall = async ({ origin }: ServerProcess) => {
  const { port } = new URL(origin);
  const socket: Socket = connect(Number(port), '127.0.0.1');
  let received = '';
  socket.on('data', (text: Buffer) => (received += text.toString()));
  const closed = new Promise<string>((resolve) => {
    socket.once('close', () => resolve(received));
    socket.once('error', () => resolve(`reset ${received}`));
  });
  await new Promise<void>((resolve) => void socket.once('connect', () => resolve()));
  socket.write(
    `POST ${login.path} HTTP/1.1\r\nHost: localhost\r\nMerchant: bituinara\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${body.length}\r\n\r\n${body.slice(0, -5)}`,
  );
  return { closed, finish: () => void socket.write(body.slice(-5)) };
};

const connectStream = async ({ origin }: ServerProcess) => {
  const headers = { merchant: 'bituinara', 'content-type': 'application/json' };
  const response = await fetch(origin + eventsTicket.path, { method: 'POST', headers, body: '{}' });
  const { value } = (await response.json()) as { value: { ticket: string } };
  const stream = await fetch(`${origin}${eventsPath}?ticket=${value.ticket}`);
  return stream.body!.getReader();
};

/** Sends a call on a connection that stays open. Returns the status and the `connection` header of the response. */
const callOnOpenConnection = (agent: Agent, { origin }: ServerProcess) =>
  new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
    httpRequest(origin + systemStatus.path, { agent, headers: { merchant: 'bituinara' } }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, connection: response.headers.connection });
    })
      .on('error', reject)
      .end();
  });

it.skipIf(!server)(
  'completes every call in flight, and ends only after that',
  async () => {
    const store = await createPostgresTestStore(server!);
    const gateway = await startServerProcess({
      DATABASE_URL: store.url,
      DEMO: 'on',
      // The test needs no jobs, and the gateway starts faster without them.
      ROLE: 'web',
      DRAIN_SECONDS: '8',
    });
    try {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      expect(await callOnOpenConnection(agent, gateway)).toEqual({ status: 200, connection: 'keep-alive' });
      const stream = await connectStream(gateway);
      const calls = await Promise.all(Array.from({ length: 16 }, () => startCall(gateway)));

      gateway.process.kill('SIGTERM');
      await expect.poll(async () => (await fetch(`${gateway.origin}/readyz`)).status).toBe(503);
      expect((await fetch(`${gateway.origin}/healthz`)).status).toBe(200);
      // During draining, the gateway still serves new calls. Its responses make clients close the connection and
      // connect to another gateway.
      expect(await callOnOpenConnection(agent, gateway)).toEqual({ status: 200, connection: 'close' });

      // After draining, the gateway closes the event stream and accepts no new connections. It then still completes the
      // 16 calls that were started before.
      const readToEnd = async () => {
        while (!(await stream.read()).done);
      };
      await readToEnd();
      await expect.poll(() => fetch(`${gateway.origin}/healthz`).catch(() => 'refused')).toBe('refused');
      for (const call of calls) call.finish();
      const responses = await Promise.all(calls.map(({ closed }) => closed));
      expect(responses.filter((text) => /^HTTP\/1\.1 \d/.test(text))).toHaveLength(16);
      expect(responses.every((text) => /^connection: close/im.test(text))).toBe(true);
      expect(await gateway.exited).toBe(0);
    } finally {
      gateway.process.kill('SIGKILL');
      await store.close();
    }
  },
  300_000,
);
