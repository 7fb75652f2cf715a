// @vitest-environment happy-dom
import { ClientError, ErrorCode } from '@livery/contract/errors';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApiError } from './api-error.ts';
import type { WithIdempotencyKey } from './request.ts';
import { useIdempotent } from './use-idempotent.ts';

const pay = {
  name: 'pay',
  method: 'POST',
  path: '/wps/pay',
  access: 'member',
  idempotent: true,
  unhashedFields: ['pin'],
  summary: 'Pay',
} as const;

interface Request {
  readonly amount: string;
  readonly pin?: string;
}
type TriggerResult = { data: string } | { error: ApiError };

const failed = (code: string, status = 0): TriggerResult => ({ error: { code, status } });
const done: TriggerResult = { data: 'done' };

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

/**
 * Renders the hook with a fake gateway. The gateway returns the given results in order, and repeats the last result.
 */
const renderPage = (...results: TriggerResult[]) => {
  const keys: string[] = [];
  const trigger = async ({ idempotencyKey }: WithIdempotencyKey<Request>): Promise<TriggerResult> => {
    keys.push(idempotencyKey);
    return results[Math.min(keys.length, results.length) - 1] as TriggerResult;
  };
  const { result } = renderHook(() => useIdempotent<Request, string>(pay, trigger));
  const send = (request: Request) => {
    const sent = result.current[0](request);
    return act(async () => {
      await vi.runAllTimersAsync();
      return sent;
    });
  };
  return { keys, send, result };
};

test('sends one call when the member taps twice', async () => {
  const { keys, result } = renderPage(done);
  await act(async () => {
    const [one, other] = [result.current[0]({ amount: '1' }), result.current[0]({ amount: '1' })];
    expect(await one).toEqual(await other);
  });
  expect(keys).toHaveLength(1);
});

test('uses a new key after a response', async () => {
  const { keys, send } = renderPage(done);
  expect(await send({ amount: '1' })).toEqual(done);
  await send({ amount: '1' });
  expect(new Set(keys).size).toBe(2);
});

test('repeats a call without a response under the same key, also from a new page', async () => {
  const first = renderPage(failed(ClientError.TimedOut));
  await first.send({ amount: '1', pin: '1234' });
  expect(first.result.current[1]).toEqual({ isPending: false, isOutcomeUnknown: true });
  expect(new Set(first.keys).size).toBe(1);
  const second = renderPage(done);
  await second.send({ amount: '1', pin: '9999' });
  expect(second.keys).toEqual([first.keys[0]]);
});

test('uses another key for another amount', async () => {
  const { keys, send } = renderPage(failed(ClientError.Offline));
  await send({ amount: '1' });
  await send({ amount: '2' });
  expect(new Set(keys).size).toBe(2);
});

test('polls a call that is still in progress', async () => {
  const { keys, send } = renderPage(
    failed(ErrorCode.IdempotencyPending, 409),
    failed(ErrorCode.IdempotencyPending, 409),
    done,
  );
  expect(await send({ amount: '1' })).toEqual(done);
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(3);
});

test('treats a rejection as a response and does not repeat it', async () => {
  const { keys, send, result } = renderPage(failed(ErrorCode.InsufficientBalance, 402));
  await send({ amount: '1' });
  expect(result.current[1].isOutcomeUnknown).toBe(false);
  await send({ amount: '1' });
  expect(new Set(keys).size).toBe(2);
});

test('keeps the key in memory when the browser rejects the storage', async () => {
  const setItemSpy = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { keys, send } = renderPage(failed(ClientError.Offline));
  await send({ amount: '1' });
  await send({ amount: '1' });
  expect(new Set(keys).size).toBe(1);
  setItemSpy.mockRestore();
});

test('stores nothing readable of a request', async () => {
  await renderPage(failed(ClientError.Offline)).send({ amount: '4111222233334444' });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('4111');
});
