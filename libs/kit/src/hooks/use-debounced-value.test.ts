// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDebouncedValue } from './use-debounced-value.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const advance = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const renderDebounced = (value: string) =>
  renderHook(({ value }) => useDebouncedValue(value, 200), { initialProps: { value } });

test('returns the first value at once', () => {
  expect(renderDebounced('a').result.current).toBe('a');
});

test('returns a new value after the delay', () => {
  const { result, rerender } = renderDebounced('a');
  rerender({ value: 'b' });
  advance(199);
  expect(result.current).toBe('a');
  advance(1);
  expect(result.current).toBe('b');
});

test('starts the delay again at each change', () => {
  const { result, rerender } = renderDebounced('a');
  rerender({ value: 'b' });
  advance(199);
  rerender({ value: 'c' });
  advance(199);
  expect(result.current).toBe('a');
  advance(1);
  expect(result.current).toBe('c');
});

test('keeps the value when it changes back within the delay', () => {
  const { result, rerender } = renderDebounced('a');
  rerender({ value: 'b' });
  advance(100);
  rerender({ value: 'a' });
  advance(1000);
  expect(result.current).toBe('a');
});

test('cancels the delay when the component unmounts', () => {
  const { rerender, unmount } = renderDebounced('a');
  rerender({ value: 'b' });
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
