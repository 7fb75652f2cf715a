// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchEdges } from './watch-edges.ts';

const heard = { onBack: vi.fn(), goBack: vi.fn(), openMenu: vi.fn() };
let stop: () => void;

beforeEach(() => {
  vi.stubGlobal('innerWidth', 390);
  vi.stubGlobal('CSS', { supports: () => false });
  document.documentElement.dir = 'ltr';
  document.body.innerHTML = '<main id="page">page</main>';
  stop = watchEdges(heard);
});
afterEach(() => {
  stop();
  vi.resetAllMocks();
  vi.unstubAllGlobals();
});

const touch = (type: string, x: number, y: number, fingers = 1, target: Element = document.getElementById('page')!) => {
  const at = { clientX: x, clientY: y };
  const event = Object.assign(new Event(type, { bubbles: true }), { touches: Array.from({ length: fingers }, () => at), changedTouches: [at] });
  target.dispatchEvent(event);
};
const swipe = (fromX: number, toX: number, y = 300) => {
  touch('touchstart', fromX, 300);
  touch('touchend', toX, y);
};

test('a swipe in from the start goes back', () => {
  swipe(4, 104);
  expect(heard.onBack).toHaveBeenCalledOnce();
  expect(heard.goBack).toHaveBeenCalledOnce();
});

test('a platform that has the swipe itself goes back by itself', () => {
  vi.stubGlobal('CSS', { supports: () => true });
  touch('touchstart', 4, 300);
  touch('touchcancel', 60, 300);
  expect(heard.onBack).toHaveBeenCalledOnce();
  swipe(4, 150);
  expect(heard.goBack).not.toHaveBeenCalled();
});

test('a swipe in from the end opens the menu', () => {
  swipe(388, 250);
  expect(heard.openMenu).toHaveBeenCalledOnce();
  expect(heard.onBack).not.toHaveBeenCalled();
});

test('from right to left the edges change places', () => {
  document.documentElement.dir = 'rtl';
  swipe(388, 250);
  expect(heard.goBack).toHaveBeenCalledOnce();
  swipe(4, 150);
  expect(heard.openMenu).toHaveBeenCalledOnce();
});

test.each([['short', 4, 90, 300], ['from the middle', 120, 320, 300], ['a scroll', 4, 140, 500]])('%s is no swipe', (_, fromX, toX, y) => {
  swipe(fromX, toX, y);
  for (const answer of Object.values(heard)) expect(answer).not.toHaveBeenCalled();
});

test('two fingers, an open dialog, and a row that scrolls itself are left alone', () => {
  touch('touchstart', 4, 300, 2);
  touch('touchend', 150, 300);
  const row = document.getElementById('page')!;
  Object.defineProperties(row, { scrollWidth: { value: 900 }, clientWidth: { value: 300 }, scrollLeft: { value: 40, configurable: true } });
  swipe(4, 150);
  Object.defineProperty(row, 'scrollLeft', { value: 0 });
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"></div>');
  swipe(4, 150);
  for (const answer of Object.values(heard)) expect(answer).not.toHaveBeenCalled();
});
