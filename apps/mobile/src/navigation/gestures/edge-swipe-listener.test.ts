// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenForEdgeSwipes } from './edge-swipe-listener.ts';

const handlers = {
  onNativeBack: vi.fn(),
  canGoBack: vi.fn(() => true),
  onDrag: vi.fn(),
  onCancel: vi.fn(),
  goBack: vi.fn(),
  openMenu: vi.fn(),
};
const { canGoBack, ...otherHandlers } = handlers;
let stop: () => void;

beforeEach(() => {
  vi.stubGlobal('innerWidth', 390);
  vi.stubGlobal('CSS', { supports: () => false });
  document.documentElement.dir = 'ltr';
  document.body.innerHTML = '<main id="page">page</main>';
  stop = listenForEdgeSwipes(handlers);
});
afterEach(() => {
  stop();
  vi.clearAllMocks();
  canGoBack.mockReturnValue(true);
  vi.unstubAllGlobals();
});

const touch = (type: string, x: number, y: number, fingers = 1, target: Element = document.getElementById('page')!) => {
  const at = { clientX: x, clientY: y };
  const event = Object.assign(new Event(type, { bubbles: true }), {
    touches: Array.from({ length: fingers }, () => at),
    changedTouches: [at],
  });
  target.dispatchEvent(event);
};
const swipe = (fromX: number, toX: number, y = 300) => {
  touch('touchstart', fromX, 300);
  touch('touchend', toX, y);
};

test('a swipe in from the start goes back', () => {
  swipe(4, 104);
  expect(handlers.goBack).toHaveBeenCalledOnce();
});

test('a platform that has the swipe itself goes back by itself', () => {
  vi.stubGlobal('CSS', { supports: () => true });
  touch('touchstart', 4, 300);
  touch('touchcancel', 60, 300);
  expect(handlers.onNativeBack).toHaveBeenCalledOnce();
  swipe(4, 150);
  expect(handlers.goBack).not.toHaveBeenCalled();
});

test('a swipe in from the end opens the menu', () => {
  swipe(388, 250);
  expect(handlers.openMenu).toHaveBeenCalledOnce();
  expect(handlers.goBack).not.toHaveBeenCalled();
});

test('from right to left the edges change places', () => {
  document.documentElement.dir = 'rtl';
  swipe(388, 250);
  expect(handlers.goBack).toHaveBeenCalledOnce();
  swipe(4, 150);
  expect(handlers.openMenu).toHaveBeenCalledOnce();
});

test.each([
  ['short', 4, 90, 300],
  ['from the middle', 120, 320, 300],
  ['a scroll', 4, 140, 500],
])('%s is no swipe', (_, fromX, toX, y) => {
  swipe(fromX, toX, y);
  for (const handler of Object.values(otherHandlers)) expect(handler).not.toHaveBeenCalled();
});

test('two fingers, an open dialog, and a row that scrolls itself are left alone', () => {
  touch('touchstart', 4, 300, 2);
  touch('touchend', 150, 300);
  const row = document.getElementById('page')!;
  Object.defineProperties(row, {
    scrollWidth: { value: 900 },
    clientWidth: { value: 300 },
    scrollLeft: { value: 40, configurable: true },
  });
  swipe(4, 150);
  Object.defineProperty(row, 'scrollLeft', { value: 0 });
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"></div>');
  swipe(4, 150);
  for (const handler of Object.values(otherHandlers)) expect(handler).not.toHaveBeenCalled();
});

test('the page goes along with a finger that goes sideways, and back where it stops short', () => {
  touch('touchstart', 4, 300);
  touch('touchmove', 10, 300);
  expect(handlers.onDrag).not.toHaveBeenCalled();
  touch('touchmove', 44, 305);
  touch('touchmove', 30, 340);
  expect(handlers.onDrag.mock.calls).toEqual([[40], [26]]);
  touch('touchend', 90, 300);
  expect(handlers.onCancel).toHaveBeenCalledOnce();
  expect(handlers.goBack).not.toHaveBeenCalled();
});

test('from right to left it goes along from the other side', () => {
  document.documentElement.dir = 'rtl';
  touch('touchstart', 388, 300);
  touch('touchmove', 348, 300);
  expect(handlers.onDrag).toHaveBeenCalledWith(40);
});

test('it is given back when a second finger comes, and when the touch is taken away', () => {
  for (const interrupt of [() => touch('touchstart', 200, 300, 2), () => touch('touchcancel', 60, 300)]) {
    touch('touchstart', 4, 300);
    touch('touchmove', 60, 300);
    interrupt();
    touch('touchend', 200, 300);
  }
  expect(handlers.onCancel).toHaveBeenCalledTimes(2);
  expect(handlers.goBack).not.toHaveBeenCalled();
});

test('where there is no way back it stays', () => {
  canGoBack.mockReturnValue(false);
  touch('touchstart', 4, 300);
  touch('touchmove', 60, 300);
  touch('touchend', 200, 300);
  for (const handler of Object.values(otherHandlers)) expect(handler).not.toHaveBeenCalled();
});

test('a scroll, a swipe for the menu and a platform with a swipe of its own leave it where it is', () => {
  touch('touchstart', 4, 300);
  touch('touchmove', 30, 360);
  touch('touchstart', 388, 300);
  touch('touchmove', 300, 300);
  vi.stubGlobal('CSS', { supports: () => true });
  touch('touchstart', 4, 300);
  touch('touchmove', 60, 300);
  expect(handlers.onDrag).not.toHaveBeenCalled();
});
