// @vitest-environment happy-dom
import { clearSession, setSession } from '@livery/kit/session';
import type { Flags } from '@livery/merchant/flags';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestGateway } from '../../testing/gateway.ts';
import { renderScreen, startTestTexts } from '../../testing/test-app.tsx';
import { Screen } from './settings-screen.tsx';

beforeEach(() => {
  localStorage.clear();
  startTestGateway();
});
afterEach(cleanup);

const open = async (flags: Flags = {}) => renderScreen({ Screen, at: '/m/set', flags, texts: await startTestTexts() });
const enter = (type = 0) =>
  setSession({ token: 't1', userName: 'demo', merchantCode: 'bituinara', type, firstTimeLogin: false });

test('redirects to home without a session', async () => {
  clearSession();
  await open();
  await waitFor(() => expect(screen.getByRole('status', { name: 'place' }).textContent).toBe('/m/home'));
});

test('links to the password change', async () => {
  enter();
  await open();
  expect(screen.getByRole('link', { name: 'Change password' }).getAttribute('href')).toBe('/m/changePsw');
});

test.each([
  [0, true],
  [4, false],
])('shows the notifications to members only: type %d sees them: %s', async (type, isThere) => {
  enter(type);
  await open({ WEBPUSH3: true, MAILCEN: true });
  expect(screen.queryByRole('link', { name: 'Notifications' }) !== null).toBe(isThere);
});

test('changes to another language of the brand', async () => {
  enter();
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'English' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'العربية' }));
  await screen.findByRole('link', { name: 'تغيير كلمة المرور' });
  expect(document.documentElement.dir).toBe('rtl');
});
