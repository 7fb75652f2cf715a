// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetchOnPointerDown } from './prefetch-on-pointerdown.ts';
import { routeTable } from './route-table.ts';

const preload = vi.fn();
for (const { route } of routeTable.values()) vi.spyOn(route.screen, 'preload').mockImplementation(preload);

let stop: () => void;
beforeEach(() => {
  history.replaceState(null, '', '/m/home');
  stop = prefetchOnPointerDown({ DEPOSIT: true });
  preload.mockClear();
});
afterEach(() => stop());

const touch = (html: string) => {
  document.body.innerHTML = html;
  document.body.querySelector('i')!.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  return preload.mock.calls.length;
};

test('prefetches the screen of a touched link', () => {
  expect(touch('<a href="/m/help?i=2"><i></i></a>')).toBe(1);
});

test.each([
  ['the page itself', '<a href="/m/home?category=RNG"><i></i></a>'],
  ['another site', '<a href="https://else.example/m/help"><i></i></a>'],
  ['an unknown address', '<a href="/m/nowhere"><i></i></a>'],
  ['a disabled feature', '<a href="/m/inviteFriends"><i></i></a>'],
  ['a page that needs a log-in', '<a href="/m/voucherCenter"><i></i></a>'],
  ['a button', '<button><i></i></button>'],
])('prefetches nothing for %s', (_, html) => {
  expect(touch(html)).toBe(0);
});

test('does not listen after it was stopped', () => {
  stop();
  expect(touch('<a href="/m/help"><i></i></a>')).toBe(0);
});
