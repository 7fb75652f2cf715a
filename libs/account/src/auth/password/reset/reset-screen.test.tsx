// @vitest-environment happy-dom
import { clearSession, getSession } from '@livery/kit/session';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { failure, startTestGateway, success, type TestGateway } from '../../../testing/gateway.ts';
import { renderScreen, startTestTexts } from '../../../testing/test-app.tsx';
import { Screen } from './reset-screen.tsx';

let gateway: TestGateway;

beforeEach(() => {
  localStorage.clear();
  clearSession();
  gateway = startTestGateway();
  gateway.reply('verificationPatterns', () => success({ fields: [], countries: [] }));
  gateway.reply('setPasswordByEmail', () =>
    success({ userName: 'demo', endedSessions: 0, endedDevices: 0, passkeysLeft: 0 }),
  );
});
afterEach(() => {
  cleanup();
  clearSession();
  location.hash = '';
});

const open = async (token: string) => {
  location.hash = token;
  renderScreen({ Screen, at: '/m/resetPassword', texts: await startTestTexts() });
};
const submit = async (password: string, confirm = password) => {
  await userEvent.type(await screen.findByLabelText('New password'), password);
  await userEvent.type(screen.getByLabelText('Confirm password'), confirm);
  await userEvent.click(screen.getByRole('button', { name: 'Set the password' }));
};
const getLocation = () => screen.getByRole('status', { name: 'place' }).textContent;

test('sets the password with the token of the link and logs the member in', async () => {
  gateway.reply('login', () => success({ token: 't1', userName: 'demo', customerType: 0, firstTimeLogin: false }));
  await open('token-1');
  await submit('Violet-77');
  await waitFor(() => expect(getLocation()).toBe('/m/home'));
  expect(gateway.getCalls('setPasswordByEmail')).toEqual([
    { token: 'token-1', newPassword: 'Violet-77', endSessions: true, removePasskeys: false },
  ]);
  expect(getSession()?.userName).toBe('demo');
  expect(location.hash).toBe('');
});

test('opens the login page when the password is set but the login fails', async () => {
  gateway.reply('login', () => failure('system.busy'));
  await open('token-1');
  await submit('Violet-77');
  await waitFor(() => expect(getLocation()).toBe('/m/login'));
  expect(getSession()).toBeNull();
});

test('offers a new link when the link has expired', async () => {
  gateway.reply('setPasswordByEmail', () => failure('password.link.invalid'));
  await open('token-1');
  await submit('Violet-77');
  expect((await screen.findByRole('link', { name: 'Ask for a new link' })).getAttribute('href')).toBe('/m/forget');
});

test('rejects a different confirmation without a call', async () => {
  await open('token-1');
  await submit('Violet-77', 'Violet-78');
  expect(await screen.findByText('Confirmation password not matched')).toBeDefined();
  expect(gateway.getCalls('setPasswordByEmail')).toEqual([]);
});

test('shows what ended and offers to check the passkeys that still work', async () => {
  gateway.reply('setPasswordByEmail', () =>
    success({ userName: 'demo', endedSessions: 2, endedDevices: 1, passkeysLeft: 3 }),
  );
  gateway.reply('login', () => success({ token: 't1', userName: 'demo', customerType: 0, firstTimeLogin: false }));
  await open('token-1');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Remove my passkeys too' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Log out everywhere else' }));
  await submit('Violet-77');
  expect((await screen.findByRole('link', { name: 'Check the passkeys' })).getAttribute('href')).toBe(
    '/m/securityCenter/passkeys',
  );
  expect(screen.getByText('Passkeys that still work').parentElement?.textContent).toContain('3');
  expect(gateway.getCalls('setPasswordByEmail')).toEqual([
    { token: 'token-1', newPassword: 'Violet-77', endSessions: false, removePasskeys: true },
  ]);
  expect(getLocation()).toBe('/m/resetPassword');
});
