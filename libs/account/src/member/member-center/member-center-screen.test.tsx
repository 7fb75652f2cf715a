// @vitest-environment happy-dom
import { clearSession, getSession, setSession } from '@livery/kit/session';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { i18n } from 'i18next';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getRememberedPassword, rememberPassword } from '../../auth/remember-me/password-memory.ts';
import { rememberLogin, getRememberedLogin } from '../../auth/remember-me/remembered-login.ts';
import { failure, networkError, startTestGateway, success, type TestGateway } from '../../testing/gateway.ts';
import { renderScreen, startTestTexts } from '../../testing/test-app.tsx';
import { Screen } from './member-center-screen.tsx';

const dayMs = 86_400_000;
const member = {
  id: '1',
  account: 'demo',
  nickname: null,
  type: 0,
  regDate: new Date(Date.now() - 3 * dayMs).toISOString(),
  vipLevel: 2,
  toUpline: false,
};
const flags = { DEPOSIT: true, WITHDRAW: true, TRANSREC3: true, MAILCEN: true } as const;
const settings = (mem_cen?: number) =>
  success({
    mobileTemplate: mem_cen === undefined ? {} : { mem_cen, dep_func: 0 },
    customerService: [],
    currency: 'PHP',
    timeZone: 'Asia/Manila',
    publicKey: 'k',
    serverTime: 1,
  });
let gateway: TestGateway;
let texts: i18n;

beforeEach(async () => {
  localStorage.clear();
  setSession({ token: 't1', userName: 'demo', merchantCode: 'bituinara', type: 0, firstTimeLogin: false });
  gateway = startTestGateway();
  gateway.reply('memberInfo', () => success(member));
  gateway.reply('consolidatedSettings', () => settings(1));
  gateway.reply('walletBalance', () => success({ sumBalance: '1234.50', currency: 'PHP' }));
  texts = await startTestTexts();
});
afterEach(cleanup);

const open = async () => {
  renderScreen({ Screen, at: '/m/mine', texts, flags });
  await screen.findByRole('heading', { name: 'demo' });
  await screen.findByRole('button', { name: 'Sign out' });
};
const getLocation = () => screen.getByRole('status', { name: 'place' }).textContent;
const wallet = () => screen.getByRole('region', { name: 'Balance' });

test('shows the user name, the days since registration and the balance', async () => {
  await open();
  expect(await screen.findByText('With us for 3 days')).toBeDefined();
  expect(await within(wallet()).findByText('₱1,234.50')).toBeDefined();
  expect(screen.getByRole('link', { name: 'VIP 2' }).getAttribute('href')).toBe('/m/member/benefits');
});

test('uses the plural rules of the language for the days', async () => {
  await open();
  expect(await screen.findByText('With us for 3 days')).toBeDefined();
  await texts.changeLanguage('ar');
  expect(await screen.findByText(/^معنا منذ . أيام$/)).toBeDefined();
});

test('shows only the entries that the flags enable', async () => {
  await open();
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(
    expect.arrayContaining([
      '/m/home',
      '/m/webEmail',
      '/m/set',
      '/m/voucherCenter',
      '/m/withdraw',
      '/m/transaction/record',
      '/m/service',
    ]),
  );
  for (const off of ['/m/rewardCenter', '/m/agent', '/m/securityCenter', '/m/gameRecord'])
    expect(hrefs).not.toContain(off);
});

test.each([
  ['new', () => settings(1)],
  ['base', () => settings(0)],
  ['base', () => settings()],
  ['base', () => networkError],
] as const)('renders the %s template that the gateway selects', async (template, response) => {
  gateway.reply('consolidatedSettings', response);
  await open();
  const shortcuts = await screen.findByRole(template === 'new' ? 'navigation' : 'region', { name: 'Shortcuts' });
  const hrefs = within(shortcuts)
    .getAllByRole('link')
    .map((row) => row.getAttribute('href'));
  expect(hrefs[0]).toBe('/m/voucherCenter');
  expect(new Set(hrefs).size).toBe(hrefs.length);
  expect(hrefs.includes('/m/service')).toBe(template === 'base');
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(template === 'new' ? ['demo', 'Records', 'More'] : ['demo']);
});

test('hides the balance and keeps it hidden on this device', async () => {
  await open();
  expect(await within(wallet()).findByText('₱1,234.50')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Hide balance' }));
  expect(within(wallet()).getByText('Balance hidden')).toBeDefined();
  expect(within(wallet()).queryByText(/1,234/)).toBeNull();
  cleanup();
  await open();
  expect(within(wallet()).getByText('Balance hidden')).toBeDefined();
});

test('hides the balance while a refresh is loading', async () => {
  await open();
  expect(await within(wallet()).findByText('₱1,234.50')).toBeDefined();
  let resolveResponse: (response: ReturnType<typeof success>) => void = () => undefined;
  gateway.reply('walletBalance', () => new Promise((resolve) => (resolveResponse = resolve)));
  await userEvent.click(screen.getByRole('button', { name: 'Refresh balance' }));
  expect(within(wallet()).getByText('Loading the balance')).toBeDefined();
  expect(within(wallet()).queryByText(/1,234/)).toBeNull();
  resolveResponse(success({ sumBalance: '7.00', currency: 'PHP' }));
  expect(await within(wallet()).findByText('₱7.00')).toBeDefined();
});

test('reports data that cannot be loaded and retries on demand', async () => {
  gateway.reply('memberInfo', () => networkError);
  gateway.reply('walletBalance', () => failure('system.busy'));
  await open();
  expect(await within(wallet()).findByText('Balance unavailable')).toBeDefined();
  expect(await screen.findByText('Your details could not be loaded.')).toBeDefined();
  gateway.reply('memberInfo', () => success(member));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('With us for 3 days')).toBeDefined();
});

const signOut = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Sign out?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sign out' }));
};

test('requires a confirmation before a logout', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Sign out?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(gateway.getCalls('logout')).toEqual([]);
  expect(getSession()).not.toBeNull();
});

test.each([
  ['the gateway responds', () => success({ loggedOut: true })],
  ['the gateway cannot be reached', () => networkError],
])('removes all member data at logout and goes home: %s', async (_, response) => {
  gateway.reply('logout', response);
  rememberLogin({ username: 'demo', deviceToken: 'device-1' });
  localStorage.setItem('MC_BankList', '[]');
  sessionStorage.setItem('MC_TRIAL_USER', 'trial');
  localStorage.setItem('hideDownloadBar', '1');
  rememberPassword('demo', 'Old-secret-1');
  await open();
  await signOut();
  await waitFor(() => expect(getLocation()).toBe('/m/home'));
  expect(gateway.getCalls('logout')).toHaveLength(1);
  expect(getSession()).toBeNull();
  expect(getRememberedLogin()).toBeNull();
  expect(getRememberedPassword()).toBeNull();
  // This setting, which hides the download bar, belongs to the device and not to the member. The logout must not delete
  // it.
  expect(localStorage.getItem('hideDownloadBar')).toBe('1');
  expect(sessionStorage.length).toBe(0);
  expect(localStorage.getItem('MC_BankList')).toBeNull();
  expect(localStorage.getItem('autoLogin')).toBe('0');
  expect(JSON.stringify({ ...localStorage })).not.toContain('device-1');
  clearSession();
});

test('shows a login prompt to a guest and opens the login for member pages', async () => {
  clearSession();
  renderScreen({ Screen, at: '/m/mine', texts, flags });
  expect(await screen.findByRole('heading', { name: 'Log in to your account' })).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Balance' })).toBeNull();
  await userEvent.click((await screen.findAllByRole('link', { name: 'Account record' }))[0]!);
  const dialog = await screen.findByRole('dialog', { name: 'Log in' });
  expect(within(dialog).getByLabelText('Username')).toBeDefined();
  // While a dialog is open, the rest of the page is hidden from assistive technology. `getByRole` ignores hidden
  // elements, so the test finds the element with the current URL by `getByLabelText`.
  expect(screen.getByLabelText('place').textContent).toBe('/m/mine');
});

test('shows the number of unread messages on the bell and in the menu', async () => {
  gateway.reply('unreadCount', () => success(3));
  await open();
  expect(await screen.findByRole('link', { name: 'Messages, 3 unread' })).toBeDefined();
  expect((await screen.findByRole('link', { name: /^News/ })).textContent).toContain('3');
});
