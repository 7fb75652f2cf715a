// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';

// The next test file of the worker loads the modules again.
afterAll(() => void vi.resetModules());

const line = { id: 'one', method: 'place', selection: '7||||', unit: '1.00', multiple: 1, units: 1, price: '9.600' };
const table = 'SSC_1M/SEA';

/** Simulates a reload of the page: imports the module again, so that its variables have their initial values. */
const load = async () => {
  vi.resetModules();
  const { useBetSlip } = await import('./bet-slip-store.ts');
  const session = await import('@livery/kit/session');
  return { hook: renderHook(() => useBetSlip(table)), session };
};

beforeEach(() => sessionStorage.clear());

test('restores a slip and its pending request after a reload', async () => {
  const { hook } = await load();
  const open = {
    slip: { code: 'SSC_1M', prizeMode: 'SEA' as const, lines: [line], numeros: [{ numero: '202611220901' }] },
    lineIds: ['one'],
  };
  act(() => hook.result.current[1]((slip) => ({ ...slip, lines: [line], open })));
  expect((await load()).hook.result.current[0]).toEqual({ lines: [line], open });
});

test('stores a separate slip for each lottery and prize mode', async () => {
  const { hook } = await load();
  act(() => hook.result.current[1](() => ({ lines: [line] })));
  const { useBetSlip } = await import('./bet-slip-store.ts');
  expect(renderHook(() => useBetSlip('SSC_1M/LOTT')).result.current[0].lines).toEqual([]);
});

test("hides a member's slip after the sign-out and restores it for the same member", async () => {
  const { hook, session } = await load();
  const demo = { token: 't', userName: 'demo', merchantCode: 'bituinara', type: 0, firstTimeLogin: false };
  act(() => session.setSession(demo));
  act(() => hook.result.current[1](() => ({ lines: [line] })));
  act(() => session.clearSession());
  hook.rerender();
  expect(hook.result.current[0].lines).toEqual([]);
  act(() => session.setSession(demo));
  hook.rerender();
  expect(hook.result.current[0].lines).toEqual([line]);
});

test.each(['', 'null', '[]', '{"slips":5}', '{"slips":{"SSC_1M/SEA":{"lines":"no"}}}', '<html>'])(
  'treats a damaged entry %j as an empty slip',
  async (entry) => {
    sessionStorage.setItem('livery.lotterySlips', entry);
    expect((await load()).hook.result.current[0]).toEqual({ lines: [] });
  },
);
