import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { days, hours } from './core/clock/durations.ts';
import { createOutbox } from './core/outbox/outbox.ts';
import { buildTestApp } from './testing/test-platform.ts';

let status = 200;
const received: {
  readonly url: string | undefined;
  readonly vendor: unknown;
  readonly body: { readonly text: string };
}[] = [];
const service = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => (body += chunk));
  request.on('end', () => {
    received.push({ url: request.url, vendor: request.headers['x-vendor'], body: JSON.parse(body) });
    response.writeHead(status).end(JSON.stringify({ success: true, value: {} }));
  });
});
beforeAll(() => new Promise<void>((resolve) => void service.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => void service.close(resolve)));

it('signs messages to the service of the settings also in a demonstration, and repeats one with its id', async () => {
  const { port } = service.address() as AddressInfo;
  const platform = await buildTestApp({ settings: { messagesUrl: `http://127.0.0.1:${port}/desk` } });
  const { app, store, clock } = platform;
  expect(app.hasRoute({ method: 'GET', url: '/dev/inbox' })).toBe(false);
  const outbox = createOutbox({
    db: store.db,
    clock,
    merchants: { find: () => undefined },
    messages: { send: async () => undefined },
    onError: () => {},
  });
  const message = { channel: 'sms', recipient: '+639170000000', text: '1234', ttlMs: days(1) } as const;
  await outbox.enqueue(store.db, { merchant: { code: 'bituinara' } as never, ...message });
  status = 503;
  await platform.jobs.run('notifications.outbox');
  status = 200;
  for (let attempt = 0; attempt < 2; attempt += 1) {
    clock.advance(hours(1));
    await platform.jobs.run('notifications.outbox');
  }
  expect(received.map(({ url, vendor, body: { text } }) => [url, vendor, text])).toEqual(
    Array(2).fill(['/desk/messages', 'GATEWAY', '1234']),
  );
  expect(received[0]?.body).toEqual(received[1]?.body);
  await platform.close();
});
