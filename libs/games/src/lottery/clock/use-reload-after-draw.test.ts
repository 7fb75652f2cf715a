// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useReloadAfterDraw, useReloadOutdatedDraws } from './use-reload-after-draw.ts';

afterEach(cleanup);

test('loads a list after a draw, but only when the request before the draw has ended', () => {
  const refetch = vi.fn();
  const initialProps = { numero: '1', isFetching: true };
  const { rerender } = renderHook(({ numero, isFetching }) => useReloadAfterDraw(numero, { isFetching, refetch }), {
    initialProps,
  });
  rerender({ numero: '1', isFetching: false });
  expect(refetch).not.toHaveBeenCalled();
  rerender({ numero: '2', isFetching: true });
  expect(refetch).not.toHaveBeenCalled();
  rerender({ numero: '2', isFetching: false });
  rerender({ numero: '2', isFetching: true });
  rerender({ numero: '2', isFetching: false });
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('loads a list of draws once if the last draw is missing in it', () => {
  const refetch = vi.fn();
  const { rerender } = renderHook(
    ({ last, first, isFetching }) => useReloadOutdatedDraws(last, first, { isFetching, refetch }),
    { initialProps: { last: '2', first: '1', isFetching: true } },
  );
  expect(refetch).not.toHaveBeenCalled();
  rerender({ last: '2', first: '1', isFetching: false });
  rerender({ last: '2', first: '1', isFetching: true });
  rerender({ last: '2', first: '1', isFetching: false });
  expect(refetch).toHaveBeenCalledTimes(1);
  rerender({ last: '2', first: '2', isFetching: false });
  rerender({ last: '3', first: '3', isFetching: false });
  expect(refetch).toHaveBeenCalledTimes(1);
});
