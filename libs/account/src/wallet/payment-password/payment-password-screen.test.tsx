// @vitest-environment happy-dom
import { clearSession, setSession } from '@livery/kit/session';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { failure, startTestGateway, success, type TestGateway } from '../../testing/gateway.ts';
import { renderScreen, startTestTexts } from '../../testing/test-app.tsx';
import { Screen } from './payment-password-screen.tsx';

let gateway: TestGateway;

beforeEach(() => {
  localStorage.clear();
  setSession({ token: 't1', userName: 'demo', merchantCode: 'bituinara', type: 0, firstTimeLogin: false });
  gateway = startTestGateway();
  gateway.reply('paymentPasswordStatus', () => success({ isSet: true, lockedUntil: null, payoutsHeldUntil: null }));
});
afterEach(() => {
  cleanup();
  clearSession();
});

const renderPaymentPassword = async () =>
  renderScreen({
    Screen,
    before: ['/m/member/security'],
    at: '/m/member/paymentPassword',
    texts: await startTestTexts(),
  });
const fillIn = async (fields: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(fields)) await userEvent.type(await screen.findByLabelText(label), value);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
};

test('sets the first payment password without another password', async () => {
  gateway.reply('paymentPasswordStatus', () => success({ isSet: false, lockedUntil: null, payoutsHeldUntil: null }));
  gateway.reply('setPaymentPassword', () => success({ isSet: true }));
  await renderPaymentPassword();
  await fillIn({ 'New payment password': '482973', 'Once more': '482973' });
  expect(await screen.findByText('/m/member/security')).toBeDefined();
  expect(gateway.getCalls('setPaymentPassword')).toEqual([{ paymentPassword: '482973' }]);
});

test('rejects two different payment passwords without a call', async () => {
  await renderPaymentPassword();
  await fillIn({ 'Payment password now': '111111', 'New payment password': '482973', 'Once more': '482974' });
  expect(screen.getByText('The two are not the same.')).toBeDefined();
  expect(gateway.getCalls('setPaymentPassword')).toEqual([]);
});

test('accepts only digits and six of them', async () => {
  await renderPaymentPassword();
  const field = await screen.findByLabelText<HTMLInputElement>('New payment password');
  await userEvent.type(field, '4a8-297316');
  expect(field.value).toBe('482973');
});

test('clears the current payment password after a rejection', async () => {
  gateway.reply('setPaymentPassword', () => failure('payment.password.wrong'));
  await renderPaymentPassword();
  await fillIn({ 'Payment password now': '111111', 'New payment password': '482973', 'Once more': '482973' });
  expect((await screen.findByRole('alert')).textContent).toBe('The payment password is not right.');
  expect(screen.getByLabelText<HTMLInputElement>('Payment password now').value).toBe('');
});

test('resets a forgotten payment password with the log-in password', async () => {
  gateway.reply('resetPaymentPassword', () => success({ isSet: true, payoutsHeldUntil: '2026-01-05T08:00:00.000Z' }));
  await renderPaymentPassword();
  await userEvent.click(await screen.findByRole('radio', { name: 'Forgot it' }));
  await fillIn({ Password: 'secret word', 'New payment password': '482973', 'Once more': '482973' });
  expect(await screen.findByText('/m/member/security')).toBeDefined();
  expect(gateway.getCalls('resetPaymentPassword')).toEqual([{ password: 'secret word', paymentPassword: '482973' }]);
});

test('shows until when the payment password is locked', async () => {
  gateway.reply('paymentPasswordStatus', () =>
    success({ isSet: true, lockedUntil: '2026-01-05T08:00:00.000Z', payoutsHeldUntil: null }),
  );
  await renderPaymentPassword();
  expect(await screen.findByText(/Locked until .*2026.* after wrong tries\./)).toBeDefined();
});

test.each(['123456', '777777', '880217'])(
  'rejects the guessable payment password %s without a call',
  async (digits) => {
    await renderPaymentPassword();
    await fillIn({ 'Payment password now': '111111', 'New payment password': digits, 'Once more': digits });
    expect(screen.getByText(/^This payment password is easy to guess\./)).toBeDefined();
    expect(gateway.getCalls('setPaymentPassword')).toEqual([]);
  },
);

test('shows until when no money leaves the wallet after a reset', async () => {
  gateway.reply('paymentPasswordStatus', () =>
    success({ isSet: true, lockedUntil: null, payoutsHeldUntil: '2026-01-05T08:00:00.000Z' }),
  );
  await renderPaymentPassword();
  expect(await screen.findByText(/no money leaves your wallet until .*2026/)).toBeDefined();
});
