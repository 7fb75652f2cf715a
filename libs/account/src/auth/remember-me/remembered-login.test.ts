// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import {
  clearRememberedLogin,
  isAutoLoginEnabled,
  type RememberedLogin,
  rememberLogin,
  getRememberedLogin,
} from './remembered-login.ts';

beforeEach(() => localStorage.clear());

test('a log-in is remembered', () => {
  rememberLogin({ username: 'demo', deviceToken: 'device-token-1' });
  expect(getRememberedLogin()).toEqual({ username: 'demo', deviceToken: 'device-token-1' });
});

test.each<[RememberedLogin, object]>([
  [
    { username: 'demo', deviceToken: 't' },
    { type: 'username', username: 'demo', countryDialingCode: '' },
  ],
  [
    { username: '9175550101', countryDialingCode: '63', deviceToken: 't' },
    { type: 'sms', username: '9175550101', countryDialingCode: '63' },
  ],
])('%j is stored by how it was done', (login, shape) => {
  rememberLogin(login);
  expect(JSON.parse(localStorage.getItem('MC_REMEMBERED_LOGIN')!)).toMatchObject(shape);
  expect(getRememberedLogin()).toEqual(login);
});

test("nothing stored shows the token, and the shape is the specification's", () => {
  rememberLogin({ username: 'demo', deviceToken: 'device-token-1' });
  const stored = JSON.parse(localStorage.getItem('MC_REMEMBERED_LOGIN')!) as object;
  expect(Object.keys(stored)).toEqual(['type', 'username', 'password', 'countryDialingCode']);
  const everything = JSON.stringify({ ...localStorage });
  expect(everything).not.toContain('device-token-1');
  expect(everything).not.toContain(btoa('device-token-1'));
});

test('forgetting takes it away, and the next visit does not log in by itself', () => {
  rememberLogin({ username: 'demo', deviceToken: 't' });
  expect(isAutoLoginEnabled()).toBe(true);
  clearRememberedLogin();
  expect(getRememberedLogin()).toBeNull();
  expect(localStorage.getItem('autoLogin')).toBe('0');
});

test('what another device encoded is worth nothing here', () => {
  rememberLogin({ username: 'demo', deviceToken: 't' });
  localStorage.setItem('MC_LOGIN_SALT', 'another');
  expect(getRememberedLogin()).toBeNull();
});

test.each([
  '',
  'null',
  '{}',
  '[]',
  '<html>',
  '{"type":"username","username":"a","password":"%%%"}',
  '{"type":"username","username":5,"password":"eA=="}',
  '{"type":"sms","username":"917","password":"eA=="}',
  '{"type":"passkey","username":"a","password":"eA=="}',
])('a damaged entry %j is nothing', (entry) => {
  localStorage.setItem('MC_REMEMBERED_LOGIN', entry);
  expect(getRememberedLogin()).toBeNull();
});
