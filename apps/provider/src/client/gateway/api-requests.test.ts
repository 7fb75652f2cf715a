import { afterEach, expect, it, vi } from 'vitest';
import { ApiRequests } from './api-requests.ts';

afterEach(() => vi.unstubAllGlobals());

const respond = (body: object): void =>
  void vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status: 200 }));

it('uses the hash of the next round after a round', async () => {
  const requests = new ApiRequests('bearer');
  respond({ commitment: 'first' });
  await requests.sendOnce('/api/table', {});
  expect(requests.commitment).toBe('first');
  respond({ next: 'second' });
  await requests.sendOnce('/api/play', {});
  expect(requests.commitment).toBe('second');
});

it('keeps the hash of the next round when the player opens the proof of a past round', async () => {
  const requests = new ApiRequests('bearer');
  respond({ commitment: 'next' });
  await requests.sendOnce('/api/table', {});
  respond({ commitment: 'past', seed: 'seed' });
  await requests.sendOnce('/api/proof', { roundId: 'round' });
  expect(requests.commitment).toBe('next');
});
