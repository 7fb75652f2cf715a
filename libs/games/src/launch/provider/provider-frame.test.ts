import { expect, test } from 'vitest';
import { createProviderFrame } from './provider-frame.ts';

const page = { href: 'https://brand.example/m/launchGame', origin: 'https://brand.example' };

test('a provider keeps its own origin, and is told who frames it', () => {
  const frame = createProviderFrame('https://games.example/play?token=t', page);
  expect(frame?.src).toBe('https://games.example/play?token=t&parent=https%3A%2F%2Fbrand.example');
  expect(frame?.origin).toBe('https://games.example');
  expect(frame?.sandbox).toContain('allow-same-origin');
  expect(frame?.sandbox).not.toContain('allow-top-navigation');
});

test('a page of our own origin does not: it could take the limits off', () => {
  const frame = createProviderFrame('/play', page);
  expect(frame?.sandbox).not.toContain('allow-same-origin');
  expect(frame?.origin).toBe('null');
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'blob:https://brand.example/1', 'intent://x', 'http://'])(
  '%s is not framed',
  (url) => {
    expect(createProviderFrame(url, page)).toBeUndefined();
  },
);
