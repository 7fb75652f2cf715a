// @vitest-environment happy-dom
import { clearSession, getSession, setSession } from '@livery/kit/session';
import { subscribeToToasts } from '@livery/ui/toast-queue';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getRememberedPassword, rememberPassword } from '../remember-me/password-memory.ts';
import { getRememberedLogin, rememberLogin } from '../remember-me/remembered-login.ts';
import { getDraft, saveDraft } from '../../shared/draft-store.ts';
import { failure, networkError, startTestGateway, success, type TestGateway } from '../../testing/gateway.ts';
import { renderScreen, startTestTexts } from '../../testing/test-app.tsx';
import { getLoggedOutUser } from './logout-broadcast.ts';
import { LogoutRow } from './logout-row.tsx';

const session = { token: 't1', userName: 'demo', merchantCode: 'bituinara', type: 0, firstTimeLogin: false };
let gateway: TestGateway;
let toasts: string[];
let unsubscribe: () => void;

beforeEach(() => {
  localStorage.clear();
  setSession(session);
  toasts = [];
  unsubscribe = subscribeToToasts((event) => 'show' in event && toasts.push(event.show.text));
  gateway = startTestGateway();
  gateway.reply('logout', () => success({ loggedOut: true }));
});
afterEach(() => {
  cleanup();
  unsubscribe();
  clearSession();
});

const getLocation = () => screen.getByRole('status', { name: 'place' }).textContent;
const openDialog = async () => {
  renderScreen({ Screen: LogoutRow, at: '/m/mine', texts: await startTestTexts() });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  await screen.findByRole('alertdialog', { name: 'Sign out?' });
};
const getConfirmButton = () => screen.getAllByRole<HTMLButtonElement>('button', { name: 'Sign out' }).at(-1)!;
const confirm = () => userEvent.click(getConfirmButton());

test('keeps the session when the member cancels', async () => {
  await openDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(getSession()?.userName).toBe('demo');
  expect(gateway.calls).toEqual([]);
});

test('removes the session, the remembered login, the password and the drafts, and goes home', async () => {
  rememberLogin({ username: 'demo', deviceToken: 'd1' });
  rememberPassword('demo', 'secret-1');
  saveDraft('feedback', 'half a sentence');
  await openDialog();
  await confirm();
  await waitFor(() => expect(getLocation()).toBe('/m/home'));
  expect(getSession()).toBeNull();
  expect(getRememberedLogin()).toBeNull();
  // Only the same user can read a stored draft or password. The test starts a new session of that user to prove that
  // both are deleted.
  setSession(session);
  expect(getRememberedPassword()).toBeNull();
  expect(getDraft('feedback')).toBeUndefined();
  expect(toasts).toEqual([]);
});

test('logs out on the device when the gateway cannot be reached, and shows it', async () => {
  gateway.reply('logout', () => networkError);
  await openDialog();
  await confirm();
  await waitFor(() => expect(getLocation()).toBe('/m/home'));
  expect(getSession()).toBeNull();
  expect(toasts).toEqual(['You are signed out on this device. The server could not be reached to be told.']);
});

test('shows no error when the gateway has already ended the session', async () => {
  gateway.reply('logout', () => failure('login.not.session'));
  await openDialog();
  await confirm();
  await waitFor(() => expect(getLocation()).toBe('/m/home'));
  expect(toasts).toEqual([]);
});

test('notifies the other tabs of the logout, and ignores other storage events', async () => {
  await openDialog();
  await confirm();
  await waitFor(() => expect(getSession()).toBeNull());
  const key = Object.keys(localStorage).find((each) => localStorage.getItem(each)?.includes('"userName":"demo"'))!;
  const newValue = localStorage.getItem(key);
  expect(getLoggedOutUser(new StorageEvent('storage', { key, newValue }))).toBe('demo');
  expect(getLoggedOutUser(new StorageEvent('storage', { key, newValue: 'not JSON' }))).toBeNull();
  expect(getLoggedOutUser(new StorageEvent('storage', { key: 'other', newValue }))).toBeNull();
});
