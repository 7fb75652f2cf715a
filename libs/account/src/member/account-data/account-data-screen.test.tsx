// @vitest-environment happy-dom
import { clearSession, getSession, setSession } from '@livery/kit/session';
import { subscribeToToasts } from '@livery/ui/toast-queue';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failure, startTestGateway, success, type TestGateway } from '../../testing/gateway.ts';
import { renderScreen, startTestTexts } from '../../testing/test-app.tsx';
import { Screen } from './account-data-screen.tsx';

const closable = {
  balance: '0.00',
  currency: 'PHP',
  locked: '0.00',
  canBeWithdrawn: false,
  withdrawals: 0,
  deposits: 0,
  bets: 0,
};
let gateway: TestGateway;
let toasts: string[];
let unsubscribe: () => void;

beforeEach(() => {
  localStorage.clear();
  setSession({ token: 't1', userName: 'demo', merchantCode: 'bituinara', type: 0, firstTimeLogin: false });
  toasts = [];
  unsubscribe = subscribeToToasts((event) => 'show' in event && toasts.push(event.show.text));
  gateway = startTestGateway();
  gateway.reply('closingState', () => success(closable));
});
afterEach(() => {
  cleanup();
  unsubscribe();
  clearSession();
  vi.restoreAllMocks();
});

const open = async (flags = {}) => renderScreen({ Screen, at: '/m/accountData', texts: await startTestTexts(), flags });
const openSheet = async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Close account' }));
  return within(await screen.findByRole('dialog', { name: 'Close my account' }));
};

test('lists what blocks the closing, and links only to pages that the brand has', async () => {
  gateway.reply('closingState', () => success({ ...closable, balance: '500.00', canBeWithdrawn: true, bets: 2 }));
  await open({ WITHDRAW: true });
  const link = await screen.findByRole('link', { name: /^Withdraw your balance.*500\.00/ });
  expect(link.getAttribute('href')).toBe('/m/withdraw');
  expect(screen.getByText('Bets not settled yet')).toBeDefined();
  expect(screen.queryByRole('link', { name: /^Bets/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Close account' })).toBeNull();
});

test('requires the confirmation before it closes the account', async () => {
  const sheet = await openSheet();
  const submit = () => userEvent.click(sheet.getByRole('button', { name: 'Close account' }));
  await submit();
  expect(sheet.getByRole('alert').textContent).toBe('Tick that you understand.');
  expect(gateway.getCalls('closeAccount')).toEqual([]);
});

test('keeps the session after a rejection, and ends it when the account is closed', async () => {
  gateway.reply('closeAccount', () => failure('step.up.required'));
  const sheet = await openSheet();
  await userEvent.click(sheet.getByRole('checkbox'));
  await userEvent.click(sheet.getByRole('button', { name: 'Close account' }));
  expect((await sheet.findByRole('alert')).textContent).toContain('Nothing was changed.');
  expect(getSession()?.userName).toBe('demo');
  gateway.reply('closeAccount', () => success({ closed: true }));
  await userEvent.click(sheet.getByRole('button', { name: 'Close account' }));
  await waitFor(() => expect(getSession()).toBeNull());
  await waitFor(() => expect(screen.getByRole('status', { name: 'place' }).textContent).toBe('/m/home'));
  expect(gateway.getCalls('closeAccount')[1]).toEqual({ reason: '' });
});

/**
 * Stubs the download of the data archive. The download is not an operation of the API contract, so the test gateway
 * does not handle it.
 */
const stubArchive = (response: Response) => {
  const gatewayFetch = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) =>
    String(address).includes('/wps/member/close') ? gatewayFetch(address, init) : response,
  );
};
const download = async () => userEvent.click(await screen.findByRole('button', { name: /Download my data/ }));

test('saves the archive under the file name of the gateway', async () => {
  const headers = { 'Content-Type': 'application/zip', 'Content-Disposition': 'attachment; filename="demo.zip"' };
  stubArchive(new Response('zip', { headers }));
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await open();
  await download();
  await waitFor(() => expect(names).toEqual(['demo.zip']));
  expect(toasts).toEqual([]);
});

test('saves no file when the gateway responds with an error page', async () => {
  stubArchive(new Response('<html>', { headers: { 'Content-Type': 'text/html' } }));
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await open();
  await download();
  await waitFor(() => expect(toasts).toEqual(['The answer could not be read. Please try again later.']));
  expect(click).not.toHaveBeenCalled();
});
