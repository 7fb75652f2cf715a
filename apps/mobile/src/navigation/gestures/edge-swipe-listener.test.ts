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

test('goes back after a swipe from the start edge', () => {
  swipe(4, 104);
  expect(handlers.goBack).toHaveBeenCalledOnce();
});

test('does not go back on a platform with a native back swipe', () => {
  vi.stubGlobal('CSS', { supports: () => true });
  touch('touchstart', 4, 300);
  touch('touchcancel', 60, 300);
  expect(handlers.onNativeBack).toHaveBeenCalledOnce();
  swipe(4, 150);
  expect(handlers.goBack).not.toHaveBeenCalled();
});

test('opens the menu after a swipe from the end edge', () => {
  swipe(388, 250);
  expect(handlers.openMenu).toHaveBeenCalledOnce();
  expect(handlers.goBack).not.toHaveBeenCalled();
});

test('swaps the edges in right-to-left languages', () => {
  document.documentElement.dir = 'rtl';
  swipe(388, 250);
  expect(handlers.goBack).toHaveBeenCalledOnce();
  swipe(4, 150);
  expect(handlers.openMenu).toHaveBeenCalledOnce();
});

test.each([
  ['too short', 4, 90, 300],
  ['from the middle', 120, 320, 300],
  ['a scroll', 4, 140, 500],
])('ignores a touch that is %s', (_, fromX, toX, y) => {
  swipe(fromX, toX, y);
  for (const handler of Object.values(otherHandlers)) expect(handler).not.toHaveBeenCalled();
});

test('ignores two fingers, an open dialog and a row that scrolls itself', () => {
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

test('drags the page with a horizontal touch, and cancels when it is too short', () => {
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

test('drags from the other side in right-to-left languages', () => {
  document.documentElement.dir = 'rtl';
  touch('touchstart', 388, 300);
  touch('touchmove', 348, 300);
  expect(handlers.onDrag).toHaveBeenCalledWith(40);
});

test('cancels the drag when a second finger touches and when the touch is cancelled', () => {
  for (const interrupt of [() => touch('touchstart', 200, 300, 2), () => touch('touchcancel', 60, 300)]) {
    touch('touchstart', 4, 300);
    touch('touchmove', 60, 300);
    interrupt();
    touch('touchend', 200, 300);
  }
  expect(handlers.onCancel).toHaveBeenCalledTimes(2);
  expect(handlers.goBack).not.toHaveBeenCalled();
});

test('does not drag when there is no page to go back to', () => {
  canGoBack.mockReturnValue(false);
  touch('touchstart', 4, 300);
  touch('touchmove', 60, 300);
  touch('touchend', 200, 300);
  for (const handler of Object.values(otherHandlers)) expect(handler).not.toHaveBeenCalled();
});

test('does not drag for a scroll, for a swipe that opens the menu, or on a platform with a native swipe', () => {
  touch('touchstart', 4, 300);
  touch('touchmove', 30, 360);
  touch('touchstart', 388, 300);
  touch('touchmove', 300, 300);
  vi.stubGlobal('CSS', { supports: () => true });
  touch('touchstart', 4, 300);
  touch('touchmove', 60, 300);
  expect(handlers.onDrag).not.toHaveBeenCalled();
});
