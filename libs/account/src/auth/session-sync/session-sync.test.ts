// @vitest-environment happy-dom
import { ErrorCode } from '@livery/contract/errors';
import { clearSession, getSession, setSession } from '@livery/kit/session';
import { waitFor } from '@testing-library/react';
import type { i18n } from 'i18next';
import { beforeEach, expect, test, vi } from 'vitest';
import { clearRememberedLogin, rememberLogin, getRememberedLogin } from '../remember-me/remembered-login.ts';
import { broadcastLogout } from '../logout/logout-broadcast.ts';
import { failure, networkError, startTestGateway, success, type TestGateway } from '../../testing/gateway.ts';
import { createTestStore, startTestTexts } from '../../testing/test-app.tsx';
import { startSessionSync } from './session-sync.ts';

const session = { token: 't1', userName: 'demo', customerType: 0, firstTimeLogin: false };
let gateway: TestGateway;
let texts: i18n;

beforeEach(async () => {
  localStorage.clear();
  clearSession();
  gateway = startTestGateway();
  texts = await startTestTexts();
});

const start = () => startSessionSync({ dispatch: createTestStore().dispatch, texts, merchantCode: 'bituinara' });

test('logs a remembered device in at the next visit and keeps it remembered', async () => {
  rememberLogin({ username: 'demo', deviceToken: 'device-1' });
  gateway.reply('login', () => success(session));
  start();
  await waitFor(() => expect(getSession()?.token).toBe('t1'));
  expect(gateway.getCalls('login')).toEqual([
    { type: 'device', username: 'demo', password: 'device-1', remember: true },
  ]);
  expect(getRememberedLogin()?.deviceToken).toBe('device-1');
});

test('replaces the stored token by a renewed one', async () => {
  rememberLogin({ username: 'demo', deviceToken: 'device-1' });
  gateway.reply('login', () => success({ ...session, deviceToken: 'device-2' }));
  start();
  await waitFor(() => expect(getRememberedLogin()?.deviceToken).toBe('device-2'));
});

test('forgets a device whose token the gateway has revoked', async () => {
  rememberLogin({ username: 'demo', deviceToken: 'device-1' });
  gateway.reply('login', () => failure(ErrorCode.LoginFailed, { captcha: false }));
  start();
  await waitFor(() => expect(getRememberedLogin()).toBeNull());
  expect(getSession()).toBeNull();
});

test('keeps the device without a network and retries when the network is back', async () => {
  rememberLogin({ username: 'demo', deviceToken: 'device-1' });
  gateway.reply('login', () => networkError);
  const listening = vi.spyOn(globalThis, 'addEventListener');
  start();
  await waitFor(() => expect(listening).toHaveBeenCalledWith('online', expect.any(Function), { once: true }));
  expect(getRememberedLogin()).not.toBeNull();
  gateway.reply('login', () => success(session));
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(getSession()?.token).toBe('t1'));
});

test('does not log in a member who has logged out', () => {
  rememberLogin({ username: 'demo', deviceToken: 'device-1' });
  clearRememberedLogin();
  start();
  expect(gateway.calls).toEqual([]);
});

const enter = (userName: string) =>
  setSession({ token: 't1', userName, merchantCode: 'bituinara', type: 0, firstTimeLogin: false });
/**
 * Simulates a logout in another tab. The browser does not fire the `storage` event in the tab that writes the value.
 */
const dispatchLogoutEvent = (userName: string) => {
  broadcastLogout(userName);
  dispatchEvent(
    new StorageEvent('storage', { key: 'livery.signedOut', newValue: localStorage.getItem('livery.signedOut') }),
  );
};

test('logs out the same member in other tabs and nobody else', () => {
  enter('demo');
  start();
  dispatchLogoutEvent('somebody else');
  expect(getSession()).not.toBeNull();
  dispatchLogoutEvent('demo');
  expect(getSession()).toBeNull();
});

test.each([
  ['livery.signedOut', null],
  ['livery.signedOut', '<html>'],
  ['another', '{"userName":"demo"}'],
])('ignores a change of %s to %j', (key, newValue) => {
  enter('demo');
  start();
  dispatchEvent(new StorageEvent('storage', { key, newValue }));
  expect(getSession()).not.toBeNull();
});
