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

test('counts down to nothing', () => {
  const result = count();
  act(() => result.current.start(120));
  expect(result.current.seconds).toBe(120);
  pass(1000);
  expect(result.current.seconds).toBe(119);
  pass(119_000);
  expect(result.current.seconds).toBe(0);
});

test('goes on after a reload, and not in another tab', () => {
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

test('a clock that is set while it counts changes nothing', () => {
  const result = count();
  act(() => result.current.start(60));
  vi.setSystemTime(Date.now() + 86_400_000);
  pass(1000);
  expect(result.current.seconds).toBe(59);
});

test('a clock a day wrong is as good as a right one; one that was turned back never adds time', () => {
  const now = 1_000_000;
  expect(getRemainingMs({ until: now + 30_000, seconds: 60 }, now)).toBe(30_000);
  expect(getRemainingMs({ until: now + 30_000, seconds: 60 }, now - 86_400_000)).toBe(60_000);
  expect(getRemainingMs({ until: now + 30_000, seconds: 60 }, now + 86_400_000)).toBe(0);
});

test.each(['', 'null', '{}', '[1]', '{"until":"soon","seconds":1}'])('a damaged entry %j is nothing', (entry) => {
  sessionStorage.setItem('livery.countdown.test', entry);
  expect(count().current.seconds).toBe(0);
});
