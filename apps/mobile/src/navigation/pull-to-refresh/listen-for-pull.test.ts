// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenForPull } from './listen-for-pull.ts';

let stop: () => void;
const onPull = vi.fn();
const onRefresh = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  document.body.innerHTML = '<p>Page</p><input>';
  Object.defineProperty(globalThis, 'scrollY', { value: 0, configurable: true });
  stop = listenForPull({ onPull, onRefresh });
});
afterEach(() => stop());

const touch = (
  type: string,
  at: { x?: number; y: number } | undefined,
  target: Element = document.querySelector('p')!,
) => {
  const touches = at ? [{ clientX: at.x ?? 0, clientY: at.y }] : [];
  target.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { touches }));
};
const pull = (to: { x?: number; y: number }, target?: Element) => {
  touch('touchstart', { y: 0 }, target);
  touch('touchmove', to, target);
  touch('touchend', undefined, target);
};

test('refreshes after a long pull at the top of the page, and hides the indicator', () => {
  pull({ y: 120 });
  expect(onRefresh).toHaveBeenCalledOnce();
  expect(onPull.mock.calls).toEqual([[60], [0]]);
});

test.each([
  ['a short pull', { y: 100 }],
  ['a sideways swipe', { x: 200, y: 120 }],
  ['a movement upwards', { y: -200 }],
])('does not refresh after %s', (_, to) => {
  pull(to);
  expect(onRefresh).not.toHaveBeenCalled();
});

test('does not refresh a page that is scrolled, in a field, or below a dialog', () => {
  pull({ y: 200 }, document.querySelector('input')!);
  Object.defineProperty(globalThis, 'scrollY', { value: 300, configurable: true });
  pull({ y: 200 });
  Object.defineProperty(globalThis, 'scrollY', { value: 0, configurable: true });
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"></div>');
  pull({ y: 200 });
  expect(onRefresh).not.toHaveBeenCalled();
});

test('does not refresh after the browser has cancelled the touch', () => {
  touch('touchstart', { y: 0 });
  touch('touchmove', { y: 200 });
  touch('touchcancel', undefined);
  touch('touchend', undefined);
  expect(onRefresh).not.toHaveBeenCalled();
});
