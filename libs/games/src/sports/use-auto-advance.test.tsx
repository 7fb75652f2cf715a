// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAutoAdvance } from './use-auto-advance.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const turning = (count: number, isRunning = true) =>
  renderHook((props: { count: number; isRunning: boolean }) => useAutoAdvance(props.count, props.isRunning), {
    initialProps: { count, isRunning },
  });

test('advances after 5000 ms and not before', () => {
  const { result } = turning(3);
  pass(4999);
  expect(result.current.position).toBe(0);
  pass(1);
  expect(result.current).toEqual({ position: 1, isStill: false });
  pass(5000);
  expect(result.current.position).toBe(2);
});

test('advances from the last to the first, and resets its position 500 ms later', () => {
  const { result } = turning(2);
  pass(10_000);
  expect(result.current).toEqual({ position: 2, isStill: false });
  pass(499);
  expect(result.current.position).toBe(2);
  pass(1);
  expect(result.current).toEqual({ position: 0, isStill: true });
});

test.each([0, 1])('does not advance with %i matches', (count) => {
  const { result } = turning(count);
  pass(60_000);
  expect(result.current.position).toBe(0);
});

test('pauses while stopped and continues from the same position', () => {
  const { result, rerender } = turning(3);
  pass(5000);
  rerender({ count: 3, isRunning: false });
  pass(60_000);
  expect(result.current.position).toBe(1);
  rerender({ count: 3, isRunning: true });
  pass(5000);
  expect(result.current.position).toBe(2);
});

test('restarts when there are fewer matches than its position', () => {
  const { result, rerender } = turning(4);
  pass(15_000);
  expect(result.current.position).toBe(3);
  rerender({ count: 2, isRunning: true });
  expect(result.current.position).toBe(0);
});
