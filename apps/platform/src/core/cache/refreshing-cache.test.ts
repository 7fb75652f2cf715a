import { expect, it, vi } from 'vitest';
import { createRefreshingCache } from './refreshing-cache.ts';

const createCache = () => {
  let now = 0;
  const onError = vi.fn();
  const cache = createRefreshingCache<string>({ now: () => new Date(now) }, 1000, onError);
  const advance = (milliseconds: number): void => void (now += milliseconds);
  return { cache, onError, advance, expire: () => advance(1000) };
};

it('returns the old value while it loads a new one, and then the new one', async () => {
  const { cache, expire } = createCache();
  expect(await cache.get('a', async () => 'old')).toBe('old');
  expire();
  let finish: (value: string) => void = () => undefined;
  const load = vi.fn(() => new Promise<string>((resolve) => (finish = resolve)));
  expect(await cache.get('a', load)).toBe('old');
  expect(await cache.get('a', load)).toBe('old');
  expect(load).toHaveBeenCalledTimes(1);
  finish('new');
  await vi.waitFor(async () => expect(await cache.get('a', load)).toBe('new'));
  expect(load).toHaveBeenCalledTimes(1);
});

it('returns the old value and reports the error if the new one cannot be loaded, and tries again after 30 seconds', async () => {
  const { cache, onError, expire, advance } = createCache();
  await cache.get('a', async () => 'old');
  expire();
  const error = new Error('down');
  expect(await cache.get('a', async () => Promise.reject(error))).toBe('old');
  await vi.waitFor(() => expect(onError).toHaveBeenCalledExactlyOnceWith(error));
  const load = vi.fn(async () => 'new');
  advance(29_999);
  expect(await cache.get('a', load)).toBe('old');
  expect(load).not.toHaveBeenCalled();
  advance(1);
  await vi.waitFor(async () => expect(await cache.get('a', load)).toBe('new'));
  expect(load).toHaveBeenCalledTimes(1);
});

it('rejects if there is no value yet', async () => {
  const { cache, onError } = createCache();
  await expect(cache.get('a', async () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(onError).not.toHaveBeenCalled();
});
