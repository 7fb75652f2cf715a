// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { afterAll, expect, test, vi } from 'vitest';
import { type QueryLike, useQueryState, useCurrentQueryState } from './use-query-state.ts';

// The test files of a Vitest worker share the loaded modules. The reset removes the modules that this file has
// mocked, so that the next file loads the real modules.
afterAll(() => void vi.resetModules());

// The test files of a Vitest worker share the loaded modules. After the reset, this file loads its modules again, so
// that they use the mocks below.
vi.hoisted(() => vi.resetModules());
vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string | string[]) => (Array.isArray(key) ? key[0] : key) }),
}));

const refetch = vi.fn();
const renderQueryState = (query: Partial<QueryLike<string>>) =>
  renderHook(() => useQueryState({ isFetching: false, refetch, ...query })).result.current;

test('is loading during the first request and during a retry after a failure', () => {
  expect(renderQueryState({ isFetching: true })).toEqual({ status: 'loading' });
  expect(renderQueryState({ isFetching: true, error: { code: 'network' } })).toEqual({ status: 'loading' });
});

test('keeps the data while it is refetched, and when the refetch fails', () => {
  expect(renderQueryState({ isFetching: true, data: 'limits' })).toEqual({ status: 'loaded', data: 'limits' });
  expect(renderQueryState({ error: { code: 'network' }, data: 'limits' })).toEqual({
    status: 'loaded',
    data: 'limits',
  });
});

test('returns a message and a retry callback after a failure', () => {
  const state = renderQueryState({ error: { code: 'network' } });
  expect(state).toMatchObject({
    status: 'failed',
    title: 'state.failed.title',
    detail: 'errors:network',
    retryLabel: 'action.retry',
  });
  if (state.status === 'failed') state.retry();
  expect(refetch).toHaveBeenCalledOnce();
});

test('shows no data of another period while the new one loads', () => {
  const { result } = renderHook(() =>
    useCurrentQueryState({ data: 'last week', currentData: undefined, isFetching: true, refetch }),
  );
  expect(result.current).toEqual({ status: 'loading' });
});
