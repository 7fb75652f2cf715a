// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type QueryLike, useQueryState, useCurrentQueryState } from './use-query-state.ts';

vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string | string[]) => (Array.isArray(key) ? key[0] : key) }),
}));

const refetch = vi.fn();
const renderQueryState = (query: Partial<QueryLike<string>>) =>
  renderHook(() => useQueryState({ isFetching: false, refetch, ...query })).result.current;

test('waits while it is asked, the first time and again after a failure', () => {
  expect(renderQueryState({ isFetching: true })).toEqual({ status: 'waiting' });
  expect(renderQueryState({ isFetching: true, error: { code: 'network' } })).toEqual({ status: 'waiting' });
});

test('what is there stays while it is refreshed, and when that fails', () => {
  expect(renderQueryState({ isFetching: true, data: 'limits' })).toEqual({ status: 'ready', data: 'limits' });
  expect(renderQueryState({ error: { code: 'network' }, data: 'limits' })).toEqual({ status: 'ready', data: 'limits' });
});

test('a failure says what happened and asks again at a tap', () => {
  const state = renderQueryState({ error: { code: 'network' } });
  expect(state).toMatchObject({
    status: 'failed',
    title: 'shell:state.failed.title',
    detail: 'errors:network',
    retryLabel: 'shell:action.retry',
  });
  if (state.status === 'failed') state.retry();
  expect(refetch).toHaveBeenCalledOnce();
});

test('of another period nothing is shown until it is there', () => {
  const { result } = renderHook(() =>
    useCurrentQueryState({ data: 'last week', currentData: undefined, isFetching: true, refetch }),
  );
  expect(result.current).toEqual({ status: 'waiting' });
});
