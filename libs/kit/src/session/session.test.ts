// @vitest-environment happy-dom
import { afterAll, beforeEach, expect, test, vi } from 'vitest';

// The test files of a Vitest worker share the loaded modules. The reset removes the modules of this file, so that the
// next file loads them again.
afterAll(() => void vi.resetModules());

beforeEach(() => {
  sessionStorage.clear();
  vi.resetModules();
});

const session = { token: 't', userName: 'demo', merchantCode: 'bituinara', type: 0, firstTimeLogin: false };

test('keeps a session over a reload of its tab', async () => {
  const before = await import('./session.ts');
  before.setSession(session);
  vi.resetModules();
  const after = await import('./session.ts');
  expect(after.getSession()).toEqual(session);
});

test('clears the tab storage and notifies subscribers when the session ends', async () => {
  const { clearSession, getSession, subscribeToSession, setSession } = await import('./session.ts');
  setSession(session);
  const listener = vi.fn();
  subscribeToSession(listener);
  clearSession();
  expect(listener).toHaveBeenCalledOnce();
  expect(getSession()).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

test.each(['', 'null', '{}', '{"token":5,"type":0}', '<html>'])(
  'treats the damaged entry %j as no session',
  async (entry) => {
    sessionStorage.setItem('MC_SESSION_INFO', entry);
    const { getSession } = await import('./session.ts');
    expect(getSession()).toBeNull();
  },
);
