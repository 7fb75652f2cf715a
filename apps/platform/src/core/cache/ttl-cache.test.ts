import { expect, it, vi } from 'vitest';
import { createTtlCache } from './ttl-cache.ts';

it('loads once and loads again after the entry expires', async () => {
  let now = 0;
  const cache = createTtlCache<number>({ now: () => new Date(now) }, 1000);
  const load = vi.fn(async () => now);
  expect(await Promise.all([cache.get('a', load), cache.get('a', load)])).toEqual([0, 0]);
  now = 999;
  expect(await cache.get('a', load)).toBe(0);
  now = 1000;
  expect(await cache.get('a', load)).toBe(1000);
  expect(load).toHaveBeenCalledTimes(2);
});

it('does not cache a failure', async () => {
  const cache = createTtlCache<string>({ now: () => new Date(0) }, 1000);
  await expect(cache.get('a', async () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await cache.get('a', async () => 'up')).toBe('up');
});

it('evicts the oldest entry beyond the size', async () => {
  const cache = createTtlCache<string>({ now: () => new Date(0) }, 1000, 2);
  for (const key of ['a', 'b', 'c']) await cache.get(key, async () => key);
  expect(await cache.get('a', async () => 'made again')).toBe('made again');
  expect(await cache.get('c', async () => 'made again')).toBe('c');
});
