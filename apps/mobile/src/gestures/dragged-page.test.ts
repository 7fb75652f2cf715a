// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type DraggedPage, draggedPage, patienceMs, settleMs } from './dragged-page.ts';

let page: DraggedPage;
let reducesMotion: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  reducesMotion = false;
  vi.stubGlobal('matchMedia', () => ({ matches: reducesMotion }));
  vi.stubGlobal('innerWidth', 390);
  document.documentElement.dir = 'ltr';
  document.body.innerHTML = '<div><main id="content">page</main></div>';
  page = draggedPage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const content = () => document.getElementById('content')!;
const at = () => content().style.transform;
const isUntouched = () => content().style.cssText === '' && content().parentElement!.style.cssText === '';

test('it stands where the finger is, without widening the document', () => {
  page.follow(40);
  expect(at()).toBe('translateX(40px)');
  expect(content().style.transition).toBe('none');
  expect(content().parentElement!.style.overflowX).toBe('clip');
});

test('from right to left it goes the other way', () => {
  document.documentElement.dir = 'rtl';
  page.follow(40);
  expect(at()).toBe('translateX(-40px)');
});

test('given back it returns to its place, and nothing is left on it', () => {
  page.follow(40);
  page.giveBack();
  expect(at()).toBe('translateX(0px)');
  vi.advanceTimersByTime(settleMs);
  expect(isUntouched()).toBe(true);
});

test('it leaves the window before the way back is taken, and what comes stands still', () => {
  const goBack = vi.fn();
  page.follow(120);
  page.leave(goBack);
  expect(at()).toBe('translateX(390px)');
  expect(goBack).not.toHaveBeenCalled();
  vi.advanceTimersByTime(settleMs);
  expect(goBack).toHaveBeenCalledOnce();
  page.replace();
  expect(isUntouched()).toBe(true);
});

test('a way back that leads nowhere gives it back', () => {
  page.follow(120);
  page.leave(() => undefined);
  vi.advanceTimersByTime(settleMs + patienceMs);
  expect(at()).toBe('translateX(0px)');
  vi.advanceTimersByTime(settleMs);
  expect(isUntouched()).toBe(true);
});

test('who wants less motion goes back at once, and nothing moves', () => {
  reducesMotion = true;
  const goBack = vi.fn();
  page.follow(120);
  expect(isUntouched()).toBe(true);
  page.leave(goBack);
  expect(goBack).toHaveBeenCalledOnce();
});
