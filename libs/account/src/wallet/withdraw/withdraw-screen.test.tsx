// @vitest-environment happy-dom
import { clearSession, setSession } from '@livery/kit/session';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { failure, networkError, startTestGateway, success, type TestGateway } from '../../testing/gateway.ts';
import { renderScreen, startTestTexts } from '../../testing/test-app.tsx';
import { Screen } from './withdraw-screen.tsx';

const card = {
  id: '7f4d6a1e-9b1c-4c5e-8a54-0c1f0d6b2a11',
  bankName: 'Bank One',
  kind: 'bank',
  holder: 'Ana Cruz',
  lastDigits: '4321',
  createdAt: '2026-01-05T08:00:00.000Z',
};
const options = {
  currency: 'PHP',
  balance: '900.00',
  locked: '0.00',
  rolloverLeft: '0.00',
  available: '900.00',
  least: '100.00',
  most: '5000.00',
  dailyLeft: '2000.00',
  countLeft: 3,
  freeLeft: 1,
  feeRate: '0.00',
  feeFixed: '0.00',
  freeCount: 2,
  usualMinutes: 30,
  hasPaymentPassword: true,
  payoutsHeldUntil: null,
  cards: [card],
  open: [],
};
const order = {
  id: '0b8a2c74-1b9e-4e0e-9d2b-6a3c2f1d5e90',
  orderNo: 'W1',
  amount: '250.00',
  fee: '0.00',
  received: '250.00',
  currency: 'PHP',
  bankName: 'Bank One',
  lastDigits: '4321',
  state: 'pending',
  reason: null,
  canCancel: true,
  createdAt: '2026-01-05T08:00:00.000Z',
  reviewedAt: null,
  approvedAt: null,
  expectedBy: '2026-01-05T08:30:00.000Z',
  settledAt: null,
};
let gateway: TestGateway;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  setSession({ token: 't1', userName: 'demo', merchantCode: 'bituinara', type: 0, firstTimeLogin: false });
  gateway = startTestGateway();
  gateway.reply('withdrawOptions', () => success(options));
  gateway.reply('withdrawalStatus', () => success(order));
});
afterEach(() => {
  cleanup();
  clearSession();
});

const renderWithdraw = async () =>
  renderScreen({ Screen, at: '/m/withdraw', texts: await startTestTexts(), flags: { WITHDRAW: true } });
const submitWithdrawal = async (amount: string, pin: string) => {
  await userEvent.type(await screen.findByLabelText('Amount'), amount);
  await userEvent.type(screen.getByLabelText('Payment password'), pin);
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
};

test.each([
  ['has no payment password', { hasPaymentPassword: false }, 'Set a payment password', '/m/member/paymentPassword'],
  ['has no payout account', { cards: [] }, 'Add an account', '/m/member/bankCards'],
])('links to the missing requirement when the member %s', async (_, change, name, href) => {
  gateway.reply('withdrawOptions', () => success({ ...options, ...change }));
  await renderWithdraw();
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
});

test.each([
  ['99', 'below the minimum'],
  ['900.01', 'above the available balance'],
])('rejects the amount %s, which is %s, without a call', async (amount) => {
  await renderWithdraw();
  await submitWithdrawal(amount, '123456');
  expect(screen.getByLabelText('Amount').getAttribute('aria-invalid')).toBe('true');
  expect(gateway.getCalls('withdraw')).toEqual([]);
});

test('rejects a payment password with fewer than six digits without a call', async () => {
  await renderWithdraw();
  await submitWithdrawal('250', '12345');
  expect(screen.getByLabelText('Payment password').getAttribute('aria-invalid')).toBe('true');
  expect(gateway.getCalls('withdraw')).toEqual([]);
});

test('sends amount, card and payment password, and opens the order', async () => {
  gateway.reply('withdraw', () => success(order));
  await renderWithdraw();
  await submitWithdrawal('250', '123456');
  expect(await screen.findByText(`/m/withdraw?order=${order.id}`)).toBeDefined();
  expect(gateway.getCalls('withdraw')).toEqual([{ amount: '250.00', cardId: card.id, paymentPassword: '123456' }]);
});

test('clears a wrong payment password and shows the error at its field', async () => {
  gateway.reply('withdraw', () => failure('payment.password.wrong'));
  await renderWithdraw();
  await submitWithdrawal('250', '123456');
  expect(await screen.findByText('The payment password is not right.')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Payment password').value).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('250');
});

test.each([
  ['withdraw.daily', 'That is more than you can withdraw today.'],
  ['withdraw.paused', 'Withdrawals are paused right now. Your money stays in your wallet. Please try again later.'],
])('shows the message of the rejection %s', async (code, message) => {
  gateway.reply('withdraw', () => failure(code));
  await renderWithdraw();
  await submitWithdrawal('250', '123456');
  expect((await screen.findByRole('alert')).textContent).toContain(message);
});

test('sends a withdrawal once when the button is pressed twice', async () => {
  let respond = (): void => undefined;
  gateway.reply('withdraw', () => new Promise((resolve) => (respond = () => resolve(success(order)))));
  await renderWithdraw();
  await submitWithdrawal('250', '123456');
  await userEvent.click(screen.getByRole('button', { name: /Withdraw/ }));
  respond();
  await screen.findByText(`/m/withdraw?order=${order.id}`);
  expect(gateway.getCalls('withdraw')).toHaveLength(1);
});

test('repeats a withdrawal without a response with the same idempotency key', async () => {
  gateway.reply('withdraw', () => networkError);
  await renderWithdraw();
  await submitWithdrawal('250', '123456');
  expect((await screen.findByRole('alert')).textContent).toContain('nothing is done twice');
  gateway.reply('withdraw', () => success(order));
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  await screen.findByText(`/m/withdraw?order=${order.id}`);
  const keys = gateway.getIdempotencyKeys('withdraw');
  expect(keys.length).toBeGreaterThan(1);
  expect(keys[0]).toBeTruthy();
  expect(new Set(keys).size).toBe(1);
});

test('shows until when no money leaves the wallet, and shows no form', async () => {
  gateway.reply('withdrawOptions', () => success({ ...options, payoutsHeldUntil: '2026-01-06T08:00:00.000Z' }));
  renderScreen({ Screen, at: '/m/withdraw', texts: await startTestTexts() });
  expect(await screen.findByText(/no money leaves your wallet until .*2026/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
});

const renderOrder = async (change: object) => {
  gateway.reply('withdrawalStatus', () => success({ ...order, ...change }));
  return renderScreen({
    Screen,
    at: `/m/withdraw?order=${order.id}`,
    texts: await startTestTexts(),
    flags: { WITHDRAW: true, PERSPNL3: true },
  });
};
const getSteps = async () =>
  [...(await screen.findByRole('list', { name: 'Progress' })).children].map(({ textContent }) => textContent);

test('shows the fee and the free withdrawals before an amount is typed', async () => {
  gateway.reply('withdrawOptions', () => success({ ...options, feeRate: '1.50', freeLeft: 1, freeCount: 3 }));
  await renderWithdraw();
  expect(await screen.findByText('No fee: 1 of 3 free today')).toBeDefined();
  cleanup();
  gateway.reply('withdrawOptions', () => success({ ...options, feeRate: '1.50', feeFixed: '5.00', freeLeft: 0 }));
  await renderWithdraw();
  expect(await screen.findByText('Fee 1.5% + ₱5.00')).toBeDefined();
});

test.each([
  ['All', { balance: '900.00', available: '900.00' }, '900'],
  ['Maximum', { balance: '9000.00', available: '9000.00' }, '2000'],
])('fills in the highest amount with the button %s', async (name, change, amount) => {
  gateway.reply('withdrawOptions', () => success({ ...options, ...change }));
  await renderWithdraw();
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(name) }));
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe(amount);
});

test('shows when each step of a withdrawal happened', async () => {
  await renderOrder({
    state: 'paid',
    canCancel: false,
    reviewedAt: '2026-01-05T08:01:00.000Z',
    approvedAt: '2026-01-05T08:02:00.000Z',
    settledAt: '2026-01-05T08:03:00.000Z',
    expectedBy: null,
  });
  const steps = await getSteps();
  expect(steps.map((step, at) => step?.includes(`4:0${at}`))).toEqual([true, true, true, true]);
});

test.each([
  ['2099-01-05T08:30:00.000Z', /^Paid outExpected by Jan 5, 2099/],
  ['2020-01-05T08:30:00.000Z', /^Paid outIt takes longer than usual/],
  [null, /^Paid outThen the money leaves/],
])('shows what to expect of a withdrawal that is expected by %s', async (expectedBy, text) => {
  await renderOrder({ expectedBy });
  expect((await getSteps()).at(-1)).toMatch(text);
});

test.each([
  ['account', 'The bank did not accept the account', 'Check the accounts', '/m/member/bankCards'],
  ['somethingNew', 'Customer service can tell you more', 'Ask customer service', '/m/service'],
])('explains the rejection %s and shows what to do', async (reason, text, name, href) => {
  await renderOrder({ state: 'refused', reason, canCancel: false, settledAt: order.createdAt });
  expect(await screen.findByText(new RegExp(text))).toBeDefined();
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
});

test('does not lead to the bonuses in a brand that has switched them off', async () => {
  await renderOrder({ state: 'refused', reason: 'wagering', canCancel: false, settledAt: order.createdAt });
  expect(await screen.findByText(/A bonus still needs bets/)).toBeDefined();
  expect(screen.queryByRole('link', { name: 'See the bonuses' })).toBeNull();
});

test('makes keeping the withdrawal the main action when the member wants to cancel it', async () => {
  await renderOrder({});
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel the withdrawal' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.querySelector('[data-tone="accent"]')?.textContent).toBe('Keep it');
  expect(gateway.getCalls('cancelWithdrawal')).toEqual([]);
});
