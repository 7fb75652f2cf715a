// @vitest-environment happy-dom
import { getPageState } from '@livery/contract/page-state';
import { BrandContext, useBrand } from '@livery/kit/brand';
import { clearSession, setSession } from '@livery/kit/session';
import type { Flags } from '@livery/merchant/flags';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTestGateway } from '../../testing/gateway.ts';
import { renderScreen, startTestTexts } from '../../testing/test-app.tsx';
import { Screen } from './settings-screen.tsx';

/** The screen in a brand with a light and a dark mode. */
const BothModes = () => (
  <BrandContext value={{ ...useBrand(), hasBothModes: true }}>
    <Screen />
  </BrandContext>
);

beforeEach(() => {
  localStorage.clear();
  startTestGateway();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

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

test('offers no mode in a brand that has only one', async () => {
  enter();
  await open();
  expect(screen.queryByRole('group', { name: 'Appearance' })).toBeNull();
});

const renderBothModes = async () => {
  enter();
  renderScreen({ Screen: BothModes, at: '/m/set', texts: await startTestTexts() });
  const group = within(screen.getByRole('group', { name: 'Appearance' }));
  return (name: string) => group.getByRole<HTMLInputElement>('radio', { name });
};

test('stores the chosen mode on the device, and notifies the script of the page', async () => {
  const notified = vi.fn();
  addEventListener('storage', notified);
  const get = await renderBothModes();
  expect(get('Automatic').checked).toBe(true);
  await userEvent.click(get('Dark'));
  expect(get('Dark').checked).toBe(true);
  expect(localStorage.getItem('livery.mode')).toBe('dark');
  expect(notified).toHaveBeenCalled();
  notified.mockClear();
  await userEvent.click(get('Automatic'));
  expect(get('Automatic').checked).toBe(true);
  expect(localStorage.getItem('livery.mode')).toBeNull();
  expect(notified).toHaveBeenCalled();
  removeEventListener('storage', notified);
});

test.each([
  ['light', 'Light'],
  ['sepia', 'Automatic'],
])('shows the stored mode "%s" as %s', async (stored, name) => {
  localStorage.setItem('livery.mode', stored);
  const get = await renderBothModes();
  expect(get(name).checked).toBe(true);
});

test('applies the chosen mode until the page closes if the device cannot store it', async () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem, removeItem: () => undefined });
  const get = await renderBothModes();
  await userEvent.click(get('Dark'));
  expect(get('Dark').checked).toBe(true);
  expect(getPageState().mode).toBe('dark');
  await userEvent.click(get('Automatic'));
  expect(getPageState().mode).toBeUndefined();
});
