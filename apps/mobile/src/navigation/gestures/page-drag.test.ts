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

test('moves the page with the finger without widening the document', () => {
  page.move(40);
  expect(at()).toBe('translateX(40px)');
  expect(content().style.transition).toBe('none');
  expect(content().parentElement!.style.overflowX).toBe('clip');
});

test('moves the page in the other direction in right-to-left languages', () => {
  document.documentElement.dir = 'rtl';
  page.move(40);
  expect(at()).toBe('translateX(-40px)');
});

test('moves the page back when cancelled, and removes its styles', () => {
  page.move(40);
  page.cancel();
  expect(at()).toBe('translateX(0px)');
  vi.advanceTimersByTime(settleDurationMs);
  expect(isUntouched()).toBe(true);
});

test('moves the page out of the window before it goes back, and shows the next page without motion', () => {
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

test('moves the page back when going back leads nowhere', () => {
  page.move(120);
  page.complete(() => undefined);
  vi.advanceTimersByTime(settleDurationMs + swipeTimeoutMs);
  expect(at()).toBe('translateX(0px)');
  vi.advanceTimersByTime(settleDurationMs);
  expect(isUntouched()).toBe(true);
});

test('goes back at once without motion when the visitor prefers reduced motion', () => {
  reducesMotion = true;
  const goBack = vi.fn();
  page.move(120);
  expect(isUntouched()).toBe(true);
  page.complete(goBack);
  expect(goBack).toHaveBeenCalledOnce();
});
