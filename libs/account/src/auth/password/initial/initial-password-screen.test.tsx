// @vitest-environment happy-dom
import { clearSession, setSession } from '@livery/kit/session';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestGateway, success, type TestGateway } from '../../../testing/gateway.ts';
import { renderScreen, startTestTexts } from '../../../testing/test-app.tsx';
import { forgetPassword, rememberPassword } from '../../remember-me/password-memory.ts';
import { Screen } from './initial-password-screen.tsx';

let gateway: TestGateway;

beforeEach(() => {
  localStorage.clear();
  setSession({ token: 't1', userName: 'demo', merchantCode: 'bituinara', type: 0, firstTimeLogin: true });
  rememberPassword('demo', 'Initial-1');
  gateway = startTestGateway();
  gateway.reply('verificationPatterns', () => success({ fields: [], countries: [] }));
  gateway.reply('changePassword', () => success({ endedSessions: 0, endedDevices: 0, passkeysLeft: 0 }));
});
afterEach(() => {
  cleanup();
  clearSession();
});

const open = async () =>
  renderScreen({ Screen, at: '/m/firstPassword?from=%2Fm%2Fmine', texts: await startTestTexts() });
const submit = async (password: string) => {
  await userEvent.type(await screen.findByLabelText('New password'), password);
  await userEvent.type(screen.getByLabelText('Confirm password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Set the password' }));
};
const getLocation = () => screen.getByRole('status', { name: 'place' }).textContent;

test('replaces the initial password and goes on to the page in "from"', async () => {
  await open();
  await submit('Violet-77');
  await waitFor(() => expect(getLocation()).toBe('/m/mine'));
  expect(gateway.getCalls('changePassword')).toMatchObject([{ oldPassword: 'Initial-1', newPassword: 'Violet-77' }]);
});

test('rejects the initial password as the new one without a call', async () => {
  await open();
  await submit('Initial-1');
  expect(await screen.findByText('The new password and the old password cannot be the same.')).toBeDefined();
  expect(gateway.getCalls('changePassword')).toEqual([]);
});

test('goes on when the initial password is not in memory any more', async () => {
  forgetPassword();
  await open();
  await waitFor(() => expect(getLocation()).toBe('/m/mine'));
});
