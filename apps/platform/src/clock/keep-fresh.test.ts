import { expect, it, vi } from 'vitest';
import { keepFresh } from './keep-fresh.ts';

it('makes once, and again when too old', async () => {
  let now = 0;
  const fresh = keepFresh<number>({ now: () => new Date(now) }, 1000);
  const make = vi.fn(async () => now);
  expect(await Promise.all([fresh.get('a', make), fresh.get('a', make)])).toEqual([0, 0]);
  now = 999;
  expect(await fresh.get('a', make)).toBe(0);
  now = 1000;
  expect(await fresh.get('a', make)).toBe(1000);
  expect(make).toHaveBeenCalledTimes(2);
});

it('does not keep a failure', async () => {
  const fresh = keepFresh<string>({ now: () => new Date(0) }, 1000);
  await expect(fresh.get('a', async () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await fresh.get('a', async () => 'up')).toBe('up');
});

it('forgets the oldest beyond its size', async () => {
  const fresh = keepFresh<string>({ now: () => new Date(0) }, 1000, 2);
  for (const key of ['a', 'b', 'c']) await fresh.get(key, async () => key);
  expect(await fresh.get('a', async () => 'made again')).toBe('made again');
  expect(await fresh.get('c', async () => 'made again')).toBe('c');
});
