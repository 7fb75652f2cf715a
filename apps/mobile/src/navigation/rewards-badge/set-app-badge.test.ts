import { afterEach, expect, test, vi } from 'vitest';
import { setAppBadge } from './set-app-badge.ts';

afterEach(() => vi.unstubAllGlobals());

test('shows a number on the icon of the app, and removes it', () => {
  const badge = { setAppBadge: vi.fn(async () => undefined), clearAppBadge: vi.fn(async () => undefined) };
  vi.stubGlobal('navigator', badge);
  setAppBadge(3);
  expect(badge.setAppBadge).toHaveBeenCalledWith(3);
  setAppBadge(0);
  expect(badge.clearAppBadge).toHaveBeenCalledOnce();
});

test('does nothing in a browser without the function, and ignores a rejection', () => {
  vi.stubGlobal('navigator', {});
  expect(() => setAppBadge(3)).not.toThrow();
  vi.stubGlobal('navigator', { setAppBadge: () => Promise.reject(new Error('denied')) });
  expect(() => setAppBadge(3)).not.toThrow();
});
