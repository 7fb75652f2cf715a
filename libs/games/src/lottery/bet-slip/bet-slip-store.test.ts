// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';

// The test files of a Vitest worker share the loaded modules. The reset prevents that the next file uses the bet slips
// of this file.
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
  act(() => session.setSession(demo));
  act(() => hook.result.current[1](() => ({ lines: [line] })));
  act(() => session.clearSession());
  hook.rerender();
  expect(hook.result.current[0].lines).toEqual([]);
  act(() => session.setSession(demo));
  hook.rerender();
  expect(hook.result.current[0].lines).toEqual([line]);
});

const demo = { token: 't', userName: 'demo', merchantCode: 'bituinara', type: 0, firstTimeLogin: false };
const guestLine = { ...line, id: 'guest' };

test("restores a member's hidden slip after a guest has changed a slip", async () => {
  const { hook, session } = await load();
  act(() => session.setSession(demo));
  act(() => hook.result.current[1](() => ({ lines: [line] })));
  act(() => session.clearSession());
  hook.rerender();
  act(() => hook.result.current[1](() => ({ lines: [guestLine] })));
  expect(hook.result.current[0].lines).toEqual([guestLine]);
  act(() => session.setSession(demo));
  hook.rerender();
  expect(hook.result.current[0].lines).toEqual([line]);
});

test('gives the slip of a guest to the member who logs in, and never the slip of another member', async () => {
  const { hook, session } = await load();
  act(() => session.setSession(demo));
  act(() => hook.result.current[1](() => ({ lines: [line] })));
  act(() => session.clearSession());
  hook.rerender();
  act(() => hook.result.current[1](() => ({ lines: [guestLine] })));
  act(() => session.setSession({ ...demo, userName: 'other' }));
  hook.rerender();
  expect(hook.result.current[0].lines).toEqual([guestLine]);
  act(() => session.setSession(demo));
  hook.rerender();
  expect(hook.result.current[0].lines).toEqual([]);
});

test('gives the slip of a guest away once, also if the page reloads before the next change', async () => {
  const { hook, session } = await load();
  act(() => hook.result.current[1](() => ({ lines: [guestLine] })));
  act(() => session.setSession(demo));
  hook.rerender();
  expect(hook.result.current[0].lines).toEqual([guestLine]);
  const reloaded = await load();
  expect(reloaded.hook.result.current[0].lines).toEqual([guestLine]);
  act(() => reloaded.session.clearSession());
  reloaded.hook.rerender();
  expect(reloaded.hook.result.current[0].lines).toEqual([]);
});

test('gives the slip of a guest to the member who logs in on another page, and does not write while it renders', async () => {
  const { hook, session } = await load();
  act(() => hook.result.current[1](() => ({ lines: [guestLine] })));
  hook.unmount();
  session.setSession(demo);
  const { useBetSlip } = await import('./bet-slip-store.ts');
  const readStored = () => sessionStorage.getItem('livery.lotterySlips');
  const stored = readStored();
  const renders: { readonly lines: readonly unknown[]; readonly stored: string | null }[] = [];
  const { result } = renderHook(() => {
    const slip = useBetSlip(table);
    renders.push({ lines: slip[0].lines, stored: readStored() });
    return slip;
  });
  expect(renders[0]).toEqual({ lines: [guestLine], stored });
  expect(readStored()).toContain('"owner":"demo"');
  act(() => session.clearSession());
  expect(result.current[0].lines).toEqual([]);
});

test.each(['', 'null', '[]', '{"slips":5}', '{"slips":{"SSC_1M/SEA":{"lines":"no"}}}', '<html>'])(
  'treats a damaged entry %j as an empty slip',
  async (entry) => {
    sessionStorage.setItem('livery.lotterySlips', entry);
    expect((await load()).hook.result.current[0]).toEqual({ lines: [] });
  },
);
