// @vitest-environment happy-dom
import { clearSession, setSession } from '@livery/kit/session';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { failure, networkError, startTestGateway, success, type TestGateway } from '../../testing/gateway.ts';
import { renderScreen, startTestTexts } from '../../testing/test-app.tsx';
import { Screen } from './deposit-screen.tsx';

const channel = {
  kind: 'wallet',
  least: '10.00',
  most: '500.00',
  quickAmounts: ['50.00'],
  feeRate: '0.00',
  feeFixed: '0.00',
  takes: 0,
};
const channels = [
  { ...channel, id: 'purse', name: 'Purse' },
  { ...channel, id: 'bank', name: 'Bank', kind: 'bank', takes: 5 },
];
const settings = (dep_func: number) =>
  success({
    mobileTemplate: { mem_cen: 1, dep_func },
    customerService: [],
    currency: 'PHP',
    timeZone: 'Asia/Manila',
    publicKey: 'k',
  });
let gateway: TestGateway;

beforeEach(() => {
  localStorage.clear();
  setSession({ token: 't1', userName: 'demo', merchantCode: 'bituinara', type: 0, firstTimeLogin: false });
  gateway = startTestGateway();
  gateway.reply('depositOptions', () => success({ channels, open: [], bonuses: [], currency: 'PHP' }));
});
afterEach(() => {
  cleanup();
  clearSession();
});

const open = async (at = '/m/voucherCenter') => renderScreen({ Screen, at, texts: await startTestTexts() });
const amounts = () => screen.queryByRole('group', { name: 'Quick amounts' });

test('shows channels and amount on one page in the new template', async () => {
  gateway.reply('consolidatedSettings', () => settings(1));
  await open();
  expect(await screen.findByRole('radio', { name: /Purse/ })).toBeDefined();
  expect(screen.getByRole('radio', { name: /Bank/ })).toBeDefined();
  expect(amounts()).not.toBeNull();
});

test.each([
  ['that selects it', () => settings(0)],
  ['that cannot be reached', () => networkError],
])('shows the channels first in the base template: a gateway %s', async (_, respond) => {
  gateway.reply('consolidatedSettings', respond);
  await open();
  const way = await screen.findByRole('link', { name: /Bank/ });
  expect(amounts()).toBeNull();
  await userEvent.click(way);
  expect(await screen.findByRole('radio', { name: /Bank/ })).toHaveProperty('checked', true);
  expect(screen.queryByRole('radio', { name: /Purse/ })).toBeNull();
  expect(amounts()).not.toBeNull();
});

test('shows the channel list when the selected channel does not exist', async () => {
  gateway.reply('consolidatedSettings', () => settings(0));
  await open('/m/voucherCenter?channel=gone');
  expect(await screen.findByRole('link', { name: /Purse/ })).toBeDefined();
});

test('shows that a channel is closed when the operator has stopped it while the form was open', async () => {
  gateway.reply('consolidatedSettings', () => settings(1));
  gateway.reply('createDeposit', () => failure('deposit.channel.closed'));
  await open();
  await userEvent.type(await screen.findByLabelText('Amount'), '50');
  await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'This way to pay is closed right now. Choose another one.',
  );
});

test('shows that no deposit is possible when all channels are stopped', async () => {
  gateway.reply('consolidatedSettings', () => settings(1));
  gateway.reply('depositOptions', () => success({ channels: [], open: [], bonuses: [], currency: 'PHP' }));
  await open();
  expect(await screen.findByText('There is no way to pay in right now.')).toBeDefined();
});

test.each([
  ['a payment page', '/wps/pay/1', 1],
  ['no payment page, because its channel is stopped', null, 0],
])('offers to pay a pending order with %s', async (_, payUrl, buttons) => {
  const order = {
    id: '0b8a2c74-1b9e-4e0e-9d2b-6a3c2f1d5e90',
    orderNo: 'D1',
    channelName: 'Purse',
    channelKind: 'wallet',
    amount: '50.00',
    fee: '0.00',
    credited: '50.00',
    currency: 'PHP',
    state: 'pending',
    reason: null,
    payUrl,
    takes: 0,
    createdAt: '2026-01-05T08:00:00.000Z',
    expiresAt: '2026-01-05T09:00:00.000Z',
    settledAt: null,
    bonus: null,
  };
  gateway.reply('depositStatus', () => success(order));
  await open(`/m/voucherCenter?order=${order.id}`);
  await screen.findByRole('heading', { name: 'Waiting for payment' });
  expect(screen.queryAllByRole('button', { name: 'Pay now' })).toHaveLength(buttons);
});

const order = {
  id: '0b8a2c74-1b9e-4e0e-9d2b-6a3c2f1d5e90',
  orderNo: 'D1',
  channelName: 'Purse',
  channelKind: 'wallet',
  amount: '50.00',
  fee: '0.00',
  credited: '50.00',
  currency: 'PHP',
  state: 'pending',
  reason: null,
  payUrl: '/pay',
  takes: 5,
  createdAt: '2026-01-05T08:00:00.000Z',
  expiresAt: '2026-01-05T08:15:00.000Z',
  settledAt: null,
  bonus: null,
};

test('shows until when to pay a deposit, and when it is credited', async () => {
  gateway.reply('depositStatus', () => success(order));
  await open(`/m/voucherCenter?order=${order.id}`);
  const steps = [...(await screen.findByRole('list', { name: 'Progress' })).children].map((step) => step.textContent);
  expect(steps).toEqual([
    expect.stringContaining('Deposit started'),
    expect.stringMatching(/^Waiting for paymentopen until .*4:15/),
    'In your walletAbout 5 min after your payment',
  ]);
});

test('explains why a deposit failed', async () => {
  gateway.reply('depositStatus', () =>
    success({ ...order, state: 'failed', reason: 'declined', payUrl: null, settledAt: order.createdAt }),
  );
  await open(`/m/voucherCenter?order=${order.id}`);
  expect(await screen.findByText(/The payment was declined/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'New deposit' })).toBeDefined();
});

const bonus = {
  promotionId: 'welcome',
  title: 'Welcome bonus',
  rate: '100.00',
  most: '80.00',
  least: '20.00',
  rolloverTimes: 10,
};

test('orders a deposit with the bonus that the member selects, and shows what it requires', async () => {
  gateway.reply('consolidatedSettings', () => settings(1));
  gateway.reply('depositOptions', () => success({ channels, open: [], bonuses: [bonus], currency: 'PHP' }));
  gateway.reply('createDeposit', () => success({ ...order, payUrl: null }));
  await open();
  expect(await screen.findByRole('radio', { name: 'No bonus' })).toHaveProperty('checked', true);
  await userEvent.type(screen.getByLabelText('Amount'), '15');
  await userEvent.click(screen.getByRole('radio', { name: /Welcome bonus/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
  expect((await screen.findByRole('alert')).textContent).toContain('₱20.00');
  expect(gateway.getCalls('createDeposit')).toEqual([]);
  await userEvent.clear(screen.getByLabelText('Amount'));
  await userEvent.type(screen.getByLabelText('Amount'), '100');
  expect(screen.getByText('₱80.00')).toBeDefined();
  expect(screen.getByText('To withdraw it, bet ₱800.00 first.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
  expect(gateway.getCalls('createDeposit')).toEqual([
    expect.objectContaining({ amount: '100.00', bonusId: 'welcome' }),
  ]);
});

test('opens the terms of a bonus without leaving the form', async () => {
  gateway.reply('consolidatedSettings', () => settings(1));
  gateway.reply('depositOptions', () => success({ channels, open: [], bonuses: [bonus], currency: 'PHP' }));
  gateway.reply('promotionDetail', () =>
    success({
      id: 'welcome',
      kind: 'WELCOME',
      title: 'Welcome bonus',
      summary: '',
      image: '/i',
      startsAt: '2026-01-05T08:00:00.000Z',
      endsAt: null,
      hasEnded: false,
      currency: 'PHP',
      content: '',
      terms: '<p>One bonus for each member.</p>',
      rolloverTimes: 10,
      mine: null,
    }),
  );
  await open();
  await userEvent.type(await screen.findByLabelText('Amount'), '100');
  await userEvent.click(screen.getByRole('button', { name: 'Terms: Welcome bonus' }));
  expect(await screen.findByText('One bonus for each member.')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('100');
});
