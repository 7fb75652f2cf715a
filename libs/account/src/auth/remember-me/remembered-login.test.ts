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

test('remembers a login', () => {
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
])('stores %j with its login type', (login, shape) => {
  rememberLogin(login);
  expect(JSON.parse(localStorage.getItem('MC_REMEMBERED_LOGIN')!)).toMatchObject(shape);
  expect(getRememberedLogin()).toEqual(login);
});

test('stores a login in the format of the specification, without the plain token', () => {
  rememberLogin({ username: 'demo', deviceToken: 'device-token-1' });
  const stored = JSON.parse(localStorage.getItem('MC_REMEMBERED_LOGIN')!) as object;
  expect(Object.keys(stored)).toEqual(['type', 'username', 'password', 'countryDialingCode']);
  const everything = JSON.stringify({ ...localStorage });
  expect(everything).not.toContain('device-token-1');
  expect(everything).not.toContain(btoa('device-token-1'));
});

test('removes a remembered login and disables the automatic login', () => {
  rememberLogin({ username: 'demo', deviceToken: 't' });
  expect(isAutoLoginEnabled()).toBe(true);
  clearRememberedLogin();
  expect(getRememberedLogin()).toBeNull();
  expect(localStorage.getItem('autoLogin')).toBe('0');
});

test('ignores an entry that another device has encoded', () => {
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
])('ignores the damaged entry %j', (entry) => {
  localStorage.setItem('MC_REMEMBERED_LOGIN', entry);
  expect(getRememberedLogin()).toBeNull();
});
