// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  sessionStorage.clear();
  vi.resetModules();
});

const session = { token: 't', userName: 'demo', merchantCode: 'bituinara', type: 0, firstTimeLogin: false };

test('a session survives a reload of its tab', async () => {
  const before = await import('./session.ts');
  before.openSession(session);
  vi.resetModules();
  const after = await import('./session.ts');
  expect(after.getSession()).toEqual(session);
});

test('ending it clears the tab and tells who listens', async () => {
  const { endSession, getSession, onSession, openSession } = await import('./session.ts');
  openSession(session);
  const heard = vi.fn();
  onSession(heard);
  endSession();
  expect(heard).toHaveBeenCalledOnce();
  expect(getSession()).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

test.each(['', 'null', '{}', '{"token":5,"type":0}', '<html>'])('a damaged entry %j is no session', async (entry) => {
  sessionStorage.setItem('MC_SESSION_INFO', entry);
  const { getSession } = await import('./session.ts');
  expect(getSession()).toBeNull();
});
