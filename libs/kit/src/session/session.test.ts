// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  sessionStorage.clear();
  vi.resetModules();
});

const session = { token: 't', userName: 'demo', merchantCode: 'bituinara', type: 0, firstTimeLogin: false };

test('a session survives a reload of its tab', async () => {
  const before = await import('./session.ts');
  before.setSession(session);
  vi.resetModules();
  const after = await import('./session.ts');
  expect(after.getSession()).toEqual(session);
});

test('ending it clears the tab and tells who listens', async () => {
  const { clearSession, getSession, subscribeToSession, setSession } = await import('./session.ts');
  setSession(session);
  const listener = vi.fn();
  subscribeToSession(listener);
  clearSession();
  expect(listener).toHaveBeenCalledOnce();
  expect(getSession()).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

test.each(['', 'null', '{}', '{"token":5,"type":0}', '<html>'])('a damaged entry %j is no session', async (entry) => {
  sessionStorage.setItem('MC_SESSION_INFO', entry);
  const { getSession } = await import('./session.ts');
  expect(getSession()).toBeNull();
});
