// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { loadGameArt } from './game-art.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const game = { id: 'g1', name: 'Game', category: 'RNG', theme: 'koi' };

test('loads the drawings again after the time that a busy server names, and a random part of a second', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.useFakeTimers();
  const responses = [
    new Response('', { status: 429, headers: { 'retry-after': '3' } }),
    Response.json({ theme: 'koi' }),
  ];
  const fetch = vi.fn(async () => responses.shift()!);
  vi.stubGlobal('fetch', fetch);
  const root = document.createElement('div');
  const loading = loadGameArt(root, game);
  await vi.advanceTimersByTimeAsync(3400);
  expect(fetch).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(100);
  await expect(loading).resolves.toMatchObject({ theme: 'koi' });
  expect(root.dataset['subject']).toBe('koi');
});

test('rejects if the server is still busy', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => new Response('', { status: 429 }));
  const loading = loadGameArt(document.createElement('div'), game).catch((error: unknown) => String(error));
  await vi.advanceTimersByTimeAsync(2000);
  expect(await loading).toContain('429');
});
