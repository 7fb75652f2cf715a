import { randomUUID } from 'node:crypto';
import { createDeposit, depositOptions, depositStatus } from '@livery/contract/deposits';
import { cancelWithdrawal, withdraw, withdrawOptions } from '@livery/contract/withdrawals';
import { demoPaymentPassword } from '@livery/demo/members/accounts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runSwitchCommand } from '../../commands/run-switch-command.ts';
import { systemClock } from '../../core/clock/clock.ts';
import { type Client, getValue } from '../../testing/client.ts';
import { createLiveClient } from '../../testing/gateway-pair.ts';
import { type PaymentHarness, startPaymentHarness } from '../../testing/payment-harness.ts';
import { buildTestApp, type TestApp } from '../../testing/test-platform.ts';

let harness: PaymentHarness;
let other: TestApp;
let otherClient: Client;
let token: string;
let cardId: string;

beforeAll(async () => {
  harness = await startPaymentHarness();
  const { paymentChannelsUrl } = harness.platform.config;
  // The second gateway shares the database and the payment provider.
  other = await buildTestApp({
    clock: systemClock,
    settings: { paymentChannelsUrl },
    store: { ...harness.platform.store, close: async () => {} },
  });
  otherClient = createLiveClient(other);
  token = await harness.enter('demo');
  cardId = await harness.addCard(token, '90000001111');
});
afterAll(async () => {
  await other?.close();
  await harness?.close();
});
beforeEach(() => harness.beginTest());
afterEach(() => harness.assertLedger());

/**
 * Runs the command that changes a switch. Then runs, on both gateways, the job that loads the switches. A gateway in
 * production runs this job once per second.
 */
const runSwitch = async (...args: string[]): Promise<void> => {
  const deps = { db: harness.db, clock: systemClock, userName: 'operator' };
  await runSwitchCommand(deps, [...args, '--reason', 'the provider loses orders']);
  for (const platform of [harness.platform, other]) await platform.jobs.run('incidents.reload');
};

const control = (action: string, request: object) => harness.getChannel().control(action, request);
const clients = () => [harness.client, otherClient];
const channelId = 'bituinara-payco-qr';
const closed = { status: 409, body: { errorCode: 'deposit.channel.closed' } };
const paused = { status: 409, body: { errorCode: 'withdraw.paused' } };

const listChannels = async (client: Client): Promise<string[]> =>
  getValue(await client.call(depositOptions, {}, { token })).channels.map(({ id }) => id);
const order = (client: Client, key: string = randomUUID()) =>
  client.call(createDeposit, { channelId, amount: '50' }, { token, headers: { 'idempotency-key': key } });
const readOrder = async (client: Client, id: string) => getValue(await client.call(depositStatus, { id }, { token }));
const openPage = (payUrl: string) =>
  fetch(new URL(payUrl, harness.gatewayOrigin), { redirect: 'manual' }).then(({ headers }) => headers.get('location'));

const requestWithdrawal = (client: Client, key: string = randomUUID()) =>
  client.call(
    withdraw,
    { amount: '20', cardId, paymentPassword: demoPaymentPassword },
    { token, headers: { 'idempotency-key': key } },
  );
/** Lets both gateways process the payouts that are due. */
const runPayoutJobs = async (): Promise<void> => {
  await harness.runJobs();
  await other.jobs.run('payments.payouts');
};
const hasPayout = async (orderNo: string): Promise<boolean> =>
  orderNo in (await harness.getChannel().readState()).payouts;

describe.each([
  ['a channel', ['channel', channelId]],
  ['the deposits of a provider', ['channel', 'PAYCO', '--only', 'deposits']],
  ['a channel at one brand', ['channel', channelId, '--brand', 'bituinara']],
  ['the deposits of a brand', ['brand', 'bituinara', '--only', 'deposits']],
])('the stop of %s', (_, target) => {
  it('rejects new deposits on every gateway, and credits deposits that were paid', async () => {
    const before = await harness.getBalance(token);
    const paidOrder = getValue(await order(harness.client));
    await openPage(paidOrder.payUrl as string);
    const unpaidOrder = getValue(await order(otherClient));
    const page = await openPage(unpaidOrder.payUrl as string);
    expect(page).not.toContain('/m/voucherCenter');

    await runSwitch('stop', ...target);
    const key = randomUUID();
    for (const client of clients()) {
      expect(await listChannels(client)).not.toContain(channelId);
      expect(await order(client, key)).toMatchObject(closed);
      expect((await readOrder(client, unpaidOrder.id)).payUrl).toBeNull();
    }
    expect(await openPage(unpaidOrder.payUrl as string)).toContain(`/m/voucherCenter?order=${unpaidOrder.id}`);
    await control('settleDeposit', { orderNo: paidOrder.orderNo, outcome: 'paid' });
    await harness.drainCallbacks();
    expect(await harness.getDepositState(paidOrder.id)).toBe('confirmed');
    expect(await harness.getBalance(token)).toBe(before + 5000);
    // Deposits are stopped in each of these cases, and withdrawals are not: a member can still request and cancel a
    // withdrawal.
    const withdrawal = getValue(await requestWithdrawal(otherClient));
    getValue(await otherClient.call(cancelWithdrawal, { id: withdrawal.id }, { token }));

    await runSwitch('start', ...target);
    for (const client of clients()) expect(await listChannels(client)).toContain(channelId);
    // A stored rejection would be sent again for the same key. The success shows that the rejection was not stored.
    const newOrder = getValue(await order(otherClient, key));
    await openPage(newOrder.payUrl as string);
    expect(await openPage(unpaidOrder.payUrl as string)).toBe(page);
    for (const { orderNo } of [unpaidOrder, newOrder]) await control('settleDeposit', { orderNo, outcome: 'expired' });
    await harness.drainCallbacks();
  });
});

describe.each([
  ['the withdrawals of a provider', ['channel', 'PAYCO', '--only', 'withdrawals']],
  ['the withdrawals of a brand', ['brand', 'bituinara', '--only', 'withdrawals']],
])('the stop of %s', (_, target) => {
  it('rejects new withdrawals on every gateway, and holds the payouts that the provider does not have', async () => {
    const before = await harness.getBalance(token);
    const sent = await harness.withdrawApproved(token, cardId, '20');
    await harness.heal(async () => (await harness.getPayoutState(sent)) === 'sent');
    const held = await harness.withdrawApproved(token, cardId, '20');
    expect(await harness.getPayoutState(held)).toBe('queued');

    await runSwitch('stop', ...target);
    const key = randomUUID();
    for (const client of clients()) {
      expect(await requestWithdrawal(client, key)).toMatchObject(paused);
      expect(await listChannels(client)).toContain(channelId);
    }
    expect(await harness.getBalance(token)).toBe(before - 4000);
    await runPayoutJobs();
    expect(await harness.getPayoutState(held)).toBe('queued');
    expect(await hasPayout(held)).toBe(false);
    // The provider received the payout `sent` before the stop of withdrawals. Its result is still processed during the
    // stop.
    await control('settlePayout', { orderNo: sent, outcome: 'paid' });
    await harness.drainCallbacks();
    expect(await harness.getWithdrawalState(sent)).toBe('paid');

    await runSwitch('start', ...target);
    await runPayoutJobs();
    expect(await hasPayout(held)).toBe(true);
    await control('settlePayout', { orderNo: held, outcome: 'paid' });
    await harness.drainCallbacks();
    expect(await harness.getWithdrawalState(held)).toBe('paid');
    expect(await harness.listMovements(held)).toEqual(['withdrawal', 'withdrawalHold']);
    const { id } = getValue(await requestWithdrawal(otherClient, key));
    getValue(await otherClient.call(cancelWithdrawal, { id }, { token }));
    expect(await harness.getBalance(token)).toBe(before - 4000);
  });
});

describe('the stop of withdrawals', () => {
  it('counts no attempt with a wrong payment password', async () => {
    await runSwitch('stop', 'channel', 'PAYCO', '--only', 'withdrawals');
    const wrong = { amount: '20', cardId, paymentPassword: '135791' };
    for (let attempt = 0; attempt < 6; attempt += 1)
      expect(await otherClient.call(withdraw, wrong, { token })).toMatchObject(paused);
    await runSwitch('start', 'channel', 'PAYCO', '--only', 'withdrawals');
    const { id } = getValue(await requestWithdrawal(otherClient));
    getValue(await otherClient.call(cancelWithdrawal, { id }, { token }));
  });

  it('stays with the database: a gateway that starts later follows it, and a stopped job holds payouts at once', async () => {
    const held = await harness.withdrawApproved(token, cardId, '20');
    const deps = { db: harness.db, clock: systemClock, userName: 'operator' };
    // The jobs run while no gateway has loaded the new stop into memory. They must read the stop from the database.
    await runSwitchCommand(deps, ['stop', 'channel', 'PAYCO', '--reason', 'test']);
    await runPayoutJobs();
    expect(await hasPayout(held)).toBe(false);
    const third = await buildTestApp({
      clock: systemClock,
      settings: { paymentChannelsUrl: harness.platform.config.paymentChannelsUrl },
      store: { ...harness.platform.store, close: async () => {} },
    });
    try {
      expect(await requestWithdrawal(createLiveClient(third))).toMatchObject(paused);
      expect(await order(createLiveClient(third))).toMatchObject(closed);
      expect(getValue(await createLiveClient(third).call(withdrawOptions, {}, { token })).currency).toBe('PHP');
    } finally {
      await third.close();
      await runSwitch('start', 'channel', 'PAYCO');
    }
    await runPayoutJobs();
    expect(await hasPayout(held)).toBe(true);
    await control('settlePayout', { orderNo: held, outcome: 'paid' });
    await harness.drainCallbacks();
  });
});
