// @vitest-environment happy-dom
import { clearSession, setSession } from '@livery/kit/session';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { failure, networkError, startTestGateway, success, type TestGateway } from '../../testing/gateway.ts';
import { renderScreen, startTestTexts } from '../../testing/test-app.tsx';
import { Screen } from './member-screen.tsx';

const options = {
  currency: 'PHP',
  balance: '500.00',
  available: '500.00',
  locked: '0.00',
  upline: null,
  canSendToMembers: true,
  hasPaymentPassword: true,
  payoutsHeldUntil: null,
  recent: [],
};
const transfer = {
  id: 'x1',
  orderNo: 'T-100',
  account: 'fr***d',
  amount: '50.00',
  currency: 'PHP',
  note: '',
  at: '2026-01-05T08:00:00.000Z',
};
let gateway: TestGateway;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  setSession({ token: 't1', userName: 'demo', merchantCode: 'bituinara', type: 0, firstTimeLogin: false });
  gateway = startTestGateway();
  gateway.reply('transferOptions', () => success(options));
});
afterEach(() => {
  cleanup();
  clearSession();
});

const renderTransfer = async () => renderScreen({ Screen, at: '/m/transferMember', texts: await startTestTexts() });
const send = async ({ amount = '50', pin = '123456' }: { amount?: string; pin?: string } = {}) => {
  await userEvent.type(await screen.findByLabelText('Account name'), 'friend');
  await userEvent.type(screen.getByLabelText('Amount'), amount);
  await userEvent.type(screen.getByLabelText('Payment password'), pin);
  await userEvent.click(screen.getByRole('button', { name: 'Transfer' }));
};

test('explains that transfers between members are off', async () => {
  gateway.reply('transferOptions', () => success({ ...options, canSendToMembers: false }));
  await renderTransfer();
  expect(await screen.findByText('Transfers between members are switched off.')).toBeDefined();
});

test('rejects an amount above the available balance without a call', async () => {
  await renderTransfer();
  await send({ amount: '500.01' });
  expect(screen.getByLabelText('Amount').getAttribute('aria-invalid')).toBe('true');
  expect(gateway.getCalls('transferToMember')).toEqual([]);
});

test('shows the order number after a transfer, and an empty form for the next', async () => {
  gateway.reply('transferToMember', () => success(transfer));
  await renderTransfer();
  await send();
  expect(await screen.findByText('T-100')).toBeDefined();
  expect(gateway.getCalls('transferToMember')).toEqual([
    { account: 'friend', amount: '50.00', note: '', paymentPassword: '123456' },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Another transfer' }));
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('Payment password').value).toBe('');
});

test('shows that the recipient is unknown and keeps the form', async () => {
  gateway.reply('transferToMember', () => failure('transfer.receiver'));
  await renderTransfer();
  await send();
  expect((await screen.findByRole('alert')).textContent).toContain('Nobody by this name can receive your transfer.');
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('50');
});

test('clears a wrong payment password', async () => {
  gateway.reply('transferToMember', () => failure('payment.password.wrong'));
  await renderTransfer();
  await send();
  expect(await screen.findByText('The payment password is not right.')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Payment password').value).toBe('');
});

test('repeats a transfer without a response with the same idempotency key', async () => {
  gateway.reply('transferToMember', () => networkError);
  await renderTransfer();
  await send();
  expect((await screen.findByRole('alert')).textContent).toContain('nothing is done twice');
  gateway.reply('transferToMember', () => success(transfer));
  await userEvent.click(screen.getByRole('button', { name: 'Transfer' }));
  await screen.findByText('T-100');
  const keys = gateway.getIdempotencyKeys('transferToMember');
  expect(keys.length).toBeGreaterThan(1);
  expect(keys[0]).toBeTruthy();
  expect(new Set(keys).size).toBe(1);
});
