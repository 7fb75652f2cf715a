// @vitest-environment happy-dom
import { ErrorCode } from '@livery/contract/errors';
import { clearSession, setSession } from '@livery/kit/session';
import { subscribeToToasts, type Toast } from '@livery/ui/toast-queue';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { i18n } from 'i18next';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetPassword, getRememberedPassword, rememberPassword } from '../../remember-me/password-memory.ts';
import { getRememberedLogin, rememberLogin } from '../../remember-me/remembered-login.ts';
import { failure, startTestGateway, success, type TestGateway } from '../../../testing/gateway.ts';
import { renderScreen, startTestTexts } from '../../../testing/test-app.tsx';
import { Screen } from './change-password-screen.tsx';

const rule = (name: string, more: object) => ({
  name,
  enabled: true,
  required: true,
  pattern: null,
  minLength: 1,
  maxLength: 30,
  message: `${name} is wrong.`,
  ...more,
});
let gateway: TestGateway;
let texts: i18n;

beforeEach(async () => {
  localStorage.clear();
  forgetPassword();
  setSession({ token: 't1', userName: 'demo', merchantCode: 'bituinara', type: 0, firstTimeLogin: false });
  gateway = startTestGateway();
  gateway.reply('verificationPatterns', () =>
    success({ fields: [rule('loginPassword', {}), rule('password', { minLength: 6, maxLength: 20 })], countries: [] }),
  );
  texts = await startTestTexts();
});
afterEach(cleanup);

const open = () => renderScreen({ Screen, at: '/m/changePsw', texts });
const getLocation = () => screen.getByRole('status', { name: 'place' }).textContent;
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
const fill = async (old: string | null, password: string, again = password) => {
  if (old !== null) await userEvent.type(box('Old password'), old);
  await userEvent.type(box('New password'), password);
  await userEvent.type(box('Confirm password'), again);
  await confirm();
};

test('redirects to home without a session', async () => {
  clearSession();
  open();
  await waitFor(() => expect(getLocation()).toBe('/m/home'));
});

test('shows the user name, and the old-password field only when no password is remembered', async () => {
  open();
  expect(box('Username').readOnly).toBe(true);
  expect(box('Username').value).toBe('demo');
  expect(box('Old password')).toBeDefined();
  cleanup();
  rememberPassword('demo', 'Old-secret-1');
  open();
  expect(screen.queryByLabelText('Old password')).toBeNull();
});

test.each([
  ['an empty form', null, '', '', 'Enter your password.'],
  ['a password that is too short', 'Old-secret-1', 'x1', 'x1', 'password is wrong.'],
  ['a different confirmation', 'Old-secret-1', 'Violet-77', 'Violet-78', 'Confirmation password not matched'],
])('sends nothing for %s', async (_, old, password, again, message) => {
  open();
  if (old) await userEvent.type(box('Old password'), old);
  if (password) await userEvent.type(box('New password'), password);
  if (again) await userEvent.type(box('Confirm password'), again);
  await confirm();
  await screen.findByText(message);
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
  expect(gateway.getCalls('changePassword')).toEqual([]);
});

test('rejects a new password equal to the old one, remembered or typed', async () => {
  open();
  await fill('Old-secret-1', 'Old-secret-1');
  await screen.findByText('The new password and the old password cannot be the same.');
  cleanup();
  rememberPassword('demo', 'Old-secret-1');
  open();
  await fill(null, 'Old-secret-1');
  await screen.findByText('The new password and the old password cannot be the same.');
  expect(gateway.getCalls('changePassword')).toEqual([]);
});

test('updates the remembered password and device token, and goes home after one second', async () => {
  rememberPassword('demo', 'Old-secret-1');
  rememberLogin({ username: 'demo', deviceToken: 'device-1' });
  gateway.reply('changePassword', () =>
    success({ deviceToken: 'device-2', endedSessions: 0, endedDevices: 0, passkeysLeft: 0 }),
  );
  const toasts: Toast[] = [];
  const stop = subscribeToToasts((event) => 'show' in event && toasts.push(event.show));
  open();
  await fill(null, 'Violet-77');
  await waitFor(() => expect(getLocation()).toBe('/m/home'));
  stop();
  // The durations are milliseconds from the specification (accounts, sections 4 and 9).
  expect(toasts).toMatchObject([
    { kind: 'loading', duration: 10_000 },
    { kind: 'success', text: 'Change saved', duration: 1000 },
  ]);
  expect(gateway.getCalls('changePassword')).toEqual([
    {
      oldPassword: 'Old-secret-1',
      newPassword: 'Violet-77',
      confirmNewPassword: 'Violet-77',
      endSessions: true,
      removePasskeys: false,
    },
  ]);
  expect(getRememberedPassword()).toBe('Violet-77');
  expect(getRememberedLogin()?.deviceToken).toBe('device-2');
  expect(JSON.stringify({ ...localStorage })).not.toContain('Violet-77');
});

test('forgets an invalid remembered password, requires the old one and keeps the new one', async () => {
  rememberPassword('demo', 'Stale-secret-1');
  gateway.reply('changePassword', () => failure(ErrorCode.OldPasswordWrong, { field: 'oldPassword' }));
  open();
  await fill(null, 'Violet-77');
  await screen.findByLabelText('Old password');
  expect(getRememberedPassword()).toBeNull();
  expect(box('New password').value).toBe('Violet-77');
  expect(getLocation()).toBe('/m/changePsw');
});
