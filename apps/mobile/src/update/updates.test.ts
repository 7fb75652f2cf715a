// @vitest-environment happy-dom
import { updateWaitingDelayMs, updateWindowMs } from '@livery/contract/constants';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkIntervalMs, minCheckIntervalMs } from './updates.ts';
import { usePendingUpdate } from './use-pending-update.ts';

class FakeWorker extends EventTarget {
  state = 'installing';
  readonly scriptURL = new URL('/sw.js', location.href).href;
  readonly postMessage = vi.fn();
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  readonly update = vi.fn(async () => undefined);
  find(): FakeWorker {
    this.installing = new FakeWorker();
    this.dispatchEvent(new Event('updatefound'));
    return this.installing;
  }
}

let registration: FakeRegistration;

/** Simulates a browser in which an older service worker is already active. A new version must then wait. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
  registration = new FakeRegistration();
  const container = Object.assign(new EventTarget(), {
    controller: new FakeWorker(),
    register: async () => registration,
    ready: new Promise(() => undefined),
  });
  Object.defineProperty(container.controller, 'scriptURL', { value: 'https://else.example/old.js' });
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { serviceWorker: container }));
  Object.defineProperty(document, 'readyState', { value: 'complete', configurable: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'readyState');
});

const start = async () => {
  const { result } = renderHook(() => usePendingUpdate(true));
  await vi.advanceTimersByTimeAsync(0);
  return result;
};
const install = async (worker: FakeWorker) => {
  registration.waiting = worker;
  await act(async () => worker.become('installed'));
};
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('offers a new version that has waited for 200 ms', async () => {
  const offered = await start();
  const worker = registration.find();
  await install(worker);
  await pass(updateWaitingDelayMs - 1);
  expect(offered.current).toBeUndefined();
  await pass(1);
  expect(offered.current).toBeTypeOf('function');
  expect(updateWaitingDelayMs).toBe(200);
});

test('does not offer a version that activates at once', async () => {
  const offered = await start();
  const worker = registration.find();
  await install(worker);
  await act(async () => worker.become('activating'));
  await pass(updateWaitingDelayMs + 1);
  expect(offered.current).toBeUndefined();
});

test.each([
  [updateWindowMs - 1, 'an update of this page'],
  [updateWindowMs + 1, 'an external update'],
])('for an update after %d ms, reports it as %s and offers it', async (after) => {
  const offered = await start();
  await pass(after);
  await install(registration.find());
  await pass(updateWaitingDelayMs);
  expect(offered.current).toBeTypeOf('function');
  expect(updateWindowMs).toBe(60_000);
});

test('activates the new version when the member accepts it', async () => {
  const offered = await start();
  const worker = registration.find();
  await install(worker);
  await pass(updateWaitingDelayMs);
  offered.current?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(worker.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' }, expect.anything());
});

test('looks for a new version about every fifteen minutes, and not while the page is hidden', async () => {
  await start();
  await pass(checkIntervalMs - 1);
  expect(registration.update).not.toHaveBeenCalled();
  await pass(5 * 60_000);
  expect(registration.update).toHaveBeenCalledTimes(1);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await pass(2 * checkIntervalMs);
  expect(registration.update).toHaveBeenCalledTimes(1);
});

test('looks for a new version when the visitor returns, but not again within five minutes', async () => {
  await start();
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
  comeBack();
  expect(registration.update).not.toHaveBeenCalled();
  await pass(minCheckIntervalMs);
  comeBack();
  comeBack();
  expect(registration.update).toHaveBeenCalledTimes(1);
});
