// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getRemainingMs, useCountdown } from './use-countdown.ts';

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const count = () => renderHook(() => useCountdown('test')).result;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('counts down to zero', () => {
  const result = count();
  act(() => result.current.start(120));
  expect(result.current.seconds).toBe(120);
  pass(1000);
  expect(result.current.seconds).toBe(119);
  pass(119_000);
  expect(result.current.seconds).toBe(0);
});

test('continues after a reload and does not appear in another tab', () => {
  const before = count();
  act(() => before.current.start(60));
  pass(20_000);
  cleanup();
  pass(10_000);
  expect(count().current.seconds).toBe(30);
  cleanup();
  sessionStorage.clear();
  expect(count().current.seconds).toBe(0);
});

test('ignores a change of the clock during the countdown', () => {
  const result = count();
  act(() => result.current.start(60));
  vi.setSystemTime(Date.now() + 86_400_000);
  pass(1000);
  expect(result.current.seconds).toBe(59);
});

test('is correct with a wrong clock, and never adds time when the clock is turned back', () => {
  const now = 1_000_000;
  expect(getRemainingMs({ until: now + 30_000, seconds: 60 }, now)).toBe(30_000);
  expect(getRemainingMs({ until: now + 30_000, seconds: 60 }, now - 86_400_000)).toBe(60_000);
  expect(getRemainingMs({ until: now + 30_000, seconds: 60 }, now + 86_400_000)).toBe(0);
});

test.each(['', 'null', '{}', '[1]', '{"until":"soon","seconds":1}'])('ignores the damaged entry %j', (entry) => {
  sessionStorage.setItem('livery.countdown.test', entry);
  expect(count().current.seconds).toBe(0);
});
