// @vitest-environment happy-dom
import { clearSession, setSession, type Session } from '@livery/kit/session';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetPassword, rememberPassword } from '../remember-me/password-memory.ts';
import { getPostLoginPath, getRedirectPath } from './post-login-redirect.ts';

const newMember: Session = { token: 't1', userName: 'demo', merchantCode: 'bituinara', type: 0, firstTimeLogin: true };

beforeEach(() => {
  setSession(newMember);
  forgetPassword();
});
afterEach(clearSession);

test('returns to the page of the app, with its query', () => {
  expect(getRedirectPath('/m/member/messages?id=1')).toBe('/m/member/messages?id=1');
});

test.each([
  null,
  '',
  '/m/login?from=%2Fm%2Fmine',
  '/m/register',
  'https://evil.example/m/mine',
  '//evil.example/m/mine',
  'javascript:alert(1)',
])('goes home instead of %j', (from) => {
  expect(getRedirectPath(from)).toBe('/m/home');
});

test('requires a new password from a new member first and keeps the target', () => {
  rememberPassword('demo', 'initial-1');
  const path = new URL(getPostLoginPath(newMember, '/m/mine'), 'https://test.local');
  expect(path.pathname).not.toBe('/m/mine');
  expect(path.searchParams.get('from')).toBe('/m/mine');
});

test.each<[string, Partial<Session>, boolean]>([
  ['a member after the first login', { firstTimeLogin: false }, true],
  ['a trial member', { type: 4 }, true],
  ['a new member whose password is not in memory', {}, false],
])('requires no new password from %s', (_, change, isRemembered) => {
  if (isRemembered) rememberPassword('demo', 'initial-1');
  expect(getPostLoginPath({ ...newMember, ...change }, '/m/mine')).toBe('/m/mine');
});
