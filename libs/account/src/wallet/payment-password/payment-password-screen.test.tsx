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
  gateway.reply('paymentPasswordStatus', () => success({ isSet: true, lockedUntil: null }));
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

test('requires the log-in password for the first payment password', async () => {
  gateway.reply('paymentPasswordStatus', () => success({ isSet: false, lockedUntil: null }));
  gateway.reply('setPaymentPassword', () => success({ isSet: true, lockedUntil: null }));
  await renderPaymentPassword();
  await fillIn({ Password: 'secret word', 'New payment password': '123456', 'Once more': '123456' });
  expect(await screen.findByText('/m/member/security')).toBeDefined();
  expect(gateway.getCalls('setPaymentPassword')).toEqual([{ current: 'secret word', paymentPassword: '123456' }]);
});

test('rejects two different payment passwords without a call', async () => {
  await renderPaymentPassword();
  await fillIn({ 'Payment password now': '111111', 'New payment password': '123456', 'Once more': '123457' });
  expect(screen.getByText('The two are not the same.')).toBeDefined();
  expect(gateway.getCalls('setPaymentPassword')).toEqual([]);
});

test('accepts only digits and six of them', async () => {
  await renderPaymentPassword();
  const field = await screen.findByLabelText<HTMLInputElement>('New payment password');
  await userEvent.type(field, '1a2-34567');
  expect(field.value).toBe('123456');
});

test('clears the current payment password after a rejection', async () => {
  gateway.reply('setPaymentPassword', () => failure('payment.password.wrong'));
  await renderPaymentPassword();
  await fillIn({ 'Payment password now': '111111', 'New payment password': '123456', 'Once more': '123456' });
  expect((await screen.findByRole('alert')).textContent).toBe('The payment password is not right.');
  expect(screen.getByLabelText<HTMLInputElement>('Payment password now').value).toBe('');
});

test('resets a forgotten payment password with the log-in password', async () => {
  gateway.reply('resetPaymentPassword', () => success({ isSet: true, lockedUntil: null }));
  await renderPaymentPassword();
  await userEvent.click(await screen.findByRole('radio', { name: 'Forgot it' }));
  await fillIn({ Password: 'secret word', 'New payment password': '123456', 'Once more': '123456' });
  expect(await screen.findByText('/m/member/security')).toBeDefined();
  expect(gateway.getCalls('resetPaymentPassword')).toEqual([{ password: 'secret word', paymentPassword: '123456' }]);
});

test('shows until when the payment password is locked', async () => {
  gateway.reply('paymentPasswordStatus', () => success({ isSet: true, lockedUntil: '2026-01-05T08:00:00.000Z' }));
  await renderPaymentPassword();
  expect(await screen.findByText(/Locked until .*2026.* after wrong tries\./)).toBeDefined();
});
