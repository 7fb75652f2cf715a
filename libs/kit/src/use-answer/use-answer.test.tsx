// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type Asked, useAnswer, useCurrentAnswer } from './use-answer.ts';

vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string | string[]) => (Array.isArray(key) ? key[0] : key) }),
}));

const refetch = vi.fn();
const answerTo = (query: Partial<Asked<string>>) =>
  renderHook(() => useAnswer({ isFetching: false, refetch, ...query })).result.current;

test('waits while it is asked, the first time and again after a failure', () => {
  expect(answerTo({ isFetching: true })).toEqual({ status: 'waiting' });
  expect(answerTo({ isFetching: true, error: { code: 'network' } })).toEqual({ status: 'waiting' });
});

test('what is there stays while it is refreshed, and when that fails', () => {
  expect(answerTo({ isFetching: true, data: 'limits' })).toEqual({ status: 'ready', data: 'limits' });
  expect(answerTo({ error: { code: 'network' }, data: 'limits' })).toEqual({ status: 'ready', data: 'limits' });
});

test('a failure says what happened and asks again at a tap', () => {
  const answer = answerTo({ error: { code: 'network' } });
  expect(answer).toMatchObject({
    status: 'failed',
    title: 'shell:state.failed.title',
    detail: 'errors:network',
    retryLabel: 'shell:action.retry',
  });
  if (answer.status === 'failed') answer.retry();
  expect(refetch).toHaveBeenCalledOnce();
});

test('of another period nothing is shown until it is there', () => {
  const { result } = renderHook(() =>
    useCurrentAnswer({ data: 'last week', currentData: undefined, isFetching: true, refetch }),
  );
  expect(result.current).toEqual({ status: 'waiting' });
});
