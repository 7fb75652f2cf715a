// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type PageDrag, createPageDrag, swipeTimeoutMs, settleDurationMs } from './page-drag.ts';

let page: PageDrag;
let reducesMotion: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  reducesMotion = false;
  vi.stubGlobal('matchMedia', () => ({ matches: reducesMotion }));
  vi.stubGlobal('innerWidth', 390);
  document.documentElement.dir = 'ltr';
  document.body.innerHTML = '<div><main id="content">page</main></div>';
  page = createPageDrag();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const content = () => document.getElementById('content')!;
const at = () => content().style.transform;
const isUntouched = () => content().style.cssText === '' && content().parentElement!.style.cssText === '';

test('it stands where the finger is, without widening the document', () => {
  page.move(40);
  expect(at()).toBe('translateX(40px)');
  expect(content().style.transition).toBe('none');
  expect(content().parentElement!.style.overflowX).toBe('clip');
});

test('from right to left it goes the other way', () => {
  document.documentElement.dir = 'rtl';
  page.move(40);
  expect(at()).toBe('translateX(-40px)');
});

test('given back it returns to its place, and nothing is left on it', () => {
  page.move(40);
  page.cancel();
  expect(at()).toBe('translateX(0px)');
  vi.advanceTimersByTime(settleDurationMs);
  expect(isUntouched()).toBe(true);
});

test('it leaves the window before the way back is taken, and what comes stands still', () => {
  const goBack = vi.fn();
  page.move(120);
  page.complete(goBack);
  expect(at()).toBe('translateX(390px)');
  expect(goBack).not.toHaveBeenCalled();
  vi.advanceTimersByTime(settleDurationMs);
  expect(goBack).toHaveBeenCalledOnce();
  page.reset();
  expect(isUntouched()).toBe(true);
});

test('a way back that leads nowhere gives it back', () => {
  page.move(120);
  page.complete(() => undefined);
  vi.advanceTimersByTime(settleDurationMs + swipeTimeoutMs);
  expect(at()).toBe('translateX(0px)');
  vi.advanceTimersByTime(settleDurationMs);
  expect(isUntouched()).toBe(true);
});

test('who wants less motion goes back at once, and nothing moves', () => {
  reducesMotion = true;
  const goBack = vi.fn();
  page.move(120);
  expect(isUntouched()).toBe(true);
  page.complete(goBack);
  expect(goBack).toHaveBeenCalledOnce();
});
