// @vitest-environment happy-dom
import { clearSession, setSession } from '@livery/kit/session';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { failure, networkError, startTestGateway, success, type TestGateway } from '../../testing/gateway.ts';
import { renderScreen, startTestTexts } from '../../testing/test-app.tsx';
import { Screen } from './bank-cards-screen.tsx';

const banks = [
  { id: 'bank-one', kind: 'bank', name: 'Bank One', shortest: 6, longest: 12 },
  { id: 'purse', kind: 'wallet', name: 'Purse', shortest: 11, longest: 11 },
];
let gateway: TestGateway;

beforeEach(() => {
  localStorage.clear();
  setSession({ token: 't1', userName: 'demo', merchantCode: 'bituinara', type: 0, firstTimeLogin: false });
  gateway = startTestGateway();
  gateway.reply('listBankCards', () => success({ cards: [], mostCards: 5, hasPaymentPassword: true, payeeName: null }));
  gateway.reply('listPayoutBanks', () => success({ banks }));
});
afterEach(() => {
  cleanup();
  clearSession();
});

/**
 * Simulates a new start of the app, after which only the data in the device storage are available. Then opens the
 * dialog for a new payout account.
 */
const openSheet = async () => {
  cleanup();
  renderScreen({ Screen, at: '/m/member/bankCards', texts: await startTestTexts() });
  await userEvent.click(await screen.findByRole('button', { name: 'Add an account' }));
  return within(await screen.findByRole('dialog'));
};
const countBankRequests = () => gateway.getCalls('listPayoutBanks').length;

test('requests the banks once and caches them on the device', async () => {
  expect(await (await openSheet()).findByRole('button', { name: 'Purse' })).toBeDefined();
  expect(JSON.parse(localStorage.getItem('MC_BankList') ?? '')).toEqual(banks);
  expect((await openSheet()).getByRole('button', { name: 'Purse' })).toBeDefined();
  expect(countBankRequests()).toBe(1);
});

test('shows that the banks are loading, and lets the member submit after that', async () => {
  let respond = (): void => undefined;
  gateway.reply('listPayoutBanks', async () => {
    await new Promise<void>((resolve) => (respond = resolve));
    return success({ banks });
  });
  const sheet = await openSheet();
  expect(sheet.getByText('The list of banks is loading.')).toBeDefined();
  const submit = sheet.getByRole('button', { name: 'Add an account' });
  expect(submit.hasAttribute('disabled') || submit.getAttribute('aria-disabled') === 'true').toBe(true);
  respond();
  expect(await sheet.findByRole('button', { name: 'Purse' })).toBeDefined();
  expect(sheet.queryByText('The list of banks is loading.')).toBeNull();
  expect(submit.hasAttribute('disabled')).toBe(false);
});

test('removes the cached banks at logout', async () => {
  await (await openSheet()).findByRole('button', { name: 'Purse' });
  clearSession();
  expect(localStorage.getItem('MC_BankList')).toBeNull();
});

test.each([['x'], ['[]'], ['{}'], ['[{"id":"a"}]'], [JSON.stringify([{ ...banks[0], kind: 'mattress' }])]])(
  'ignores the damaged cache %s and requests the banks',
  async (stored) => {
    localStorage.setItem('MC_BankList', stored);
    expect(await (await openSheet()).findByRole('button', { name: 'Bank One' })).toBeDefined();
    expect(countBankRequests()).toBe(1);
  },
);

test('retries the banks after a failure', async () => {
  gateway.reply('listPayoutBanks', () => networkError);
  const sheet = await openSheet();
  await sheet.findByRole('button', { name: 'Try again' });
  gateway.reply('listPayoutBanks', () => success({ banks }));
  await userEvent.click(sheet.getByRole('button', { name: 'Try again' }));
  expect(await sheet.findByRole('button', { name: 'Purse' })).toBeDefined();
});

test('removes the cached banks when the gateway rejects an account number', async () => {
  gateway.reply('addBankCard', () => failure('card.number'));
  const sheet = await openSheet();
  await sheet.findByRole('button', { name: 'Purse' });
  await userEvent.type(sheet.getByLabelText('Account number'), '12345678');
  await userEvent.type(sheet.getByLabelText('Name on the account'), 'Ana Cruz');
  await userEvent.type(sheet.getByLabelText('Payment password'), '246810');
  await userEvent.click(sheet.getAllByRole('button', { name: 'Add an account' }).at(-1)!);
  expect(await sheet.findByRole('alert')).toBeDefined();
  expect(localStorage.getItem('MC_BankList')).toBeNull();
});

test('shows the masked payee name, and leaves the name to the gateway', async () => {
  gateway.reply('listBankCards', () =>
    success({ cards: [], mostCards: 5, hasPaymentPassword: true, payeeName: 'A*** C***' }),
  );
  gateway.reply('addBankCard', () => failure('card.taken'));
  const sheet = await openSheet();
  await sheet.findByRole('button', { name: 'Purse' });
  const holder = sheet.getByLabelText<HTMLInputElement>('Name on the account');
  expect(holder.value).toBe('A*** C***');
  expect(holder.readOnly).toBe(true);
  await userEvent.type(sheet.getByLabelText('Account number'), '12345678');
  await userEvent.type(sheet.getByLabelText('Payment password'), '246810');
  await userEvent.click(sheet.getAllByRole('button', { name: 'Add an account' }).at(-1)!);
  expect((await sheet.findByRole('alert')).textContent).toMatch(/^This account cannot be added\./);
  expect(gateway.getCalls('addBankCard')).toEqual([
    { bankId: 'bank-one', number: '12345678', paymentPassword: '246810' },
  ]);
});
