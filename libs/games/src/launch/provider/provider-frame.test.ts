import { expect, test } from 'vitest';
import { createProviderFrame } from './provider-frame.ts';

const page = { href: 'https://brand.example/m/launchGame', origin: 'https://brand.example' };

test('gives a provider its own origin, and passes it the origin of the parent page', () => {
  const frame = createProviderFrame('https://games.example/play?token=t', page);
  expect(frame?.src).toBe('https://games.example/play?token=t&parent=https%3A%2F%2Fbrand.example');
  expect(frame?.origin).toBe('https://games.example');
  expect(frame?.sandbox).toContain('allow-same-origin');
  expect(frame?.sandbox).not.toContain('allow-top-navigation');
});

test('does not give our own origin to a page, because it could remove the sandbox', () => {
  const frame = createProviderFrame('/play', page);
  expect(frame?.sandbox).not.toContain('allow-same-origin');
  expect(frame?.origin).toBe('null');
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'blob:https://brand.example/1', 'intent://x', 'http://'])(
  'rejects %s',
  (url) => {
    expect(createProviderFrame(url, page)).toBeUndefined();
  },
);
