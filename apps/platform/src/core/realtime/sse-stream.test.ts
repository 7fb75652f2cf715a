import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createSseStream } from './sse-stream.ts';

it('sends nothing after the end', async () => {
  const server = createServer((_, response) => {
    const stream = createSseStream(response, () => {});
    stream.send('session', { ended: true });
    stream.end();
    // Simulates a listener that is still active after the stream was closed. This event must not cause an error.
    stream.send('unread', { unreadCount: 1 });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const received = await (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)).text();
  expect(received).toContain('event: session');
  expect(received).not.toContain('unread');
  await new Promise((resolve) => void server.close(resolve));
});
