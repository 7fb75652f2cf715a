import { depositOptions, depositStatus } from '@livery/contract/deposits';
import { paymentCallback, payoutCallback, refundCallback } from '@livery/contract/payment-channels';
import { channelPaths } from '@livery/contract/payment-channels/calls';
import { listPayoutBanks, withdrawOptions } from '@livery/contract/withdrawals';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getValue } from '../../testing/client.ts';
import { defaultTestOffer } from '../../testing/payment-offer.ts';
import { type PaymentHarness, startPaymentHarness } from '../../testing/payment-harness.ts';

let harness: PaymentHarness;
let token: string;
let cardId: string;

beforeAll(async () => {
  harness = await startPaymentHarness();
  token = await harness.enter('demo');
  cardId = await harness.addCard(token, '90000001111');
});
afterAll(() => harness?.close());
beforeEach(() => harness.beginTest());
afterEach(() => harness.assertLedger());

const control = (action: string, request: object) => harness.getChannel().control(action, request);
const addFault = (path: string, fault: string, delayMs = 300) => control('faults', { path, fault, delayMs });
/** Opens the payment page like the member's browser. Returns the URL to which the gateway redirects. */
const openPage = async (payUrl: string | null): Promise<string> => {
  const { status, headers } = await fetch(new URL(payUrl as string, harness.gatewayOrigin), { redirect: 'manual' });
  expect(status).toBe(303);
  return headers.get('location') as string;
};

/**
 * Deposits an amount and repeats the jobs until the deposit is confirmed, even if calls of the payment channel fail.
 * Returns the id and the number of the order.
 */
const deposit = async (amount: string): Promise<{ readonly id: string; readonly orderNo: string }> => {
  const { id, orderNo, payUrl } = await harness.order(token, amount);
  await openPage(payUrl);
  await harness.heal(async () => (await harness.getDepositPage(id)) !== null);
  await control('settleDeposit', { orderNo, outcome: 'paid' });
  await harness.heal(async () => (await harness.getDepositState(id)) === 'confirmed');
  return { id, orderNo };
};

/**
 * Withdraws an amount and repeats the jobs until the withdrawal has the given outcome, even if calls of the payment
 * channel fail. Returns the order number.
 */
const payOut = async (amount: string, outcome: 'paid' | 'rejected'): Promise<string> => {
  const orderNo = await harness.withdrawApproved(token, cardId, amount);
  await harness.heal(async () => (await harness.getPayoutState(orderNo)) === 'sent');
  await control('settlePayout', { orderNo, outcome, ...(outcome === 'rejected' && { reason: 'account' }) });
  await harness.heal(
    async () => (await harness.getWithdrawalState(orderNo)) === (outcome === 'paid' ? 'paid' : 'refused'),
  );
  return orderNo;
};

describe('a connected payment channel', () => {
  it('offers its channels, banks and rules, and hides those of other providers', async () => {
    const { channels } = getValue(await harness.client.call(depositOptions, {}, { token }));
    expect(channels.map(({ id, name, most }) => [id, name, most])).toEqual([
      ['bituinara-payco-qr', 'QR payment', '50000.00'],
    ]);
    const { banks } = getValue(await harness.client.call(listPayoutBanks, {}, { token }));
    expect(banks.map(({ id }) => id)).toEqual(['bituinara-payco-first']);
    expect(getValue(await harness.client.call(withdrawOptions, {}, { token }))).toMatchObject({ least: '1.00' });
  });

  it('takes a payment on its page, and pays a withdrawal', async () => {
    const before = await harness.getBalance(token);
    const { id, payUrl } = await harness.order(token, '120');
    const page = await openPage(payUrl);
    const html = await (await fetch(page)).text();
    expect(html).toContain('120.00 PHP');
    const paid = await fetch(page.replace('/pay/', '/pay/paid/'), { method: 'POST', redirect: 'manual' });
    expect(paid.headers.get('location')).toMatch(new RegExp(`/m/voucherCenter\\?order=${id}$`));
    await harness.heal(async () => (await harness.getDepositState(id)) === 'confirmed');
    expect(await harness.getBalance(token)).toBe(before + 12_000);
    expect(getValue(await harness.client.call(depositStatus, { id }, { token })).payUrl).toBeNull();
    const orderNo = await payOut('20', 'paid');
    expect(await harness.getBalance(token)).toBe(before + 10_000);
    expect(await harness.listMovements(orderNo)).toEqual(['withdrawal', 'withdrawalHold']);
  });

  it('returns the money of a rejected payout, once', async () => {
    const before = await harness.getBalance(token);
    const orderNo = await payOut('20', 'rejected');
    await harness.drainCallbacks();
    await harness.runJobs();
    expect(await harness.getBalance(token)).toBe(before);
    expect(await harness.listMovements(orderNo)).toEqual(['withdrawalHold', 'withdrawalRelease']);
  });

  it('rejects a callback for an unknown order, another brand, another amount and another currency', async () => {
    const before = await harness.getBalance(token);
    const { id, orderNo, payUrl } = await harness.order(token, '100');
    await openPage(payUrl);
    const good = { orderNo, merchant: 'bituinara', currency: 'PHP', outcome: 'paid', amount: '100.00' };
    const wrong = [
      { orderNo: 'D000000-NOTHING' },
      { merchant: 'lualoc' },
      { amount: '1000.00' },
      { currency: 'USD' },
      { outcome: 'otherAmount' },
    ];
    const { rejectedCallbacks: earlier } = await harness.getChannel().readState();
    for (const [index, field] of wrong.entries())
      await control('sendCallback', {
        path: paymentCallback.path,
        body: { ...good, ...field, eventId: `${orderNo}-${index}` },
      });
    await harness.drainCallbacks();
    const { rejectedCallbacks } = await harness.getChannel().readState();
    expect(rejectedCallbacks.slice(earlier.length).map(({ errorCode }) => errorCode)).toEqual([
      'request.not.found',
      'request.not.found',
      'wallet.transaction.conflict',
      'wallet.transaction.conflict',
      'wallet.transaction.conflict',
    ]);
    expect(await harness.getDepositState(id)).toBe('pending');
    expect(await harness.getBalance(token)).toBe(before);
  });

  it('credits the amount that was really paid', async () => {
    const before = await harness.getBalance(token);
    const { id, orderNo, payUrl } = await harness.order(token, '100');
    await openPage(payUrl);
    await control('settleDeposit', { orderNo, outcome: 'otherAmount', amount: '70.00' });
    await harness.heal(async () => (await harness.getDepositState(id)) === 'confirmed');
    expect(await harness.getBalance(token)).toBe(before + 7000);
    expect(getValue(await harness.client.call(depositStatus, { id }, { token }))).toMatchObject({
      amount: '70.00',
      credited: '70.00',
    });
  });

  it.each(['failed', 'expired'] as const)(
    'closes an order that is %s, and credits a payment that comes later',
    async (outcome) => {
      const before = await harness.getBalance(token);
      const { id, orderNo, payUrl } = await harness.order(token, '100');
      await openPage(payUrl);
      await control('settleDeposit', { orderNo, outcome });
      await harness.heal(async () => (await harness.getDepositState(id)) === outcome);
      expect(await harness.getBalance(token)).toBe(before);
      await control('settleDeposit', { orderNo, outcome: 'paid' });
      await harness.heal(async () => (await harness.getDepositState(id)) === 'confirmed');
      expect(await harness.getBalance(token)).toBe(before + 10_000);
    },
  );

  it('fails an order that the channel rejects', async () => {
    const { id, payUrl } = await harness.order(token, '100');
    await control('setOffer', { merchant: 'bituinara', offer: { channels: [], banks: [] } });
    expect(await openPage(payUrl)).toMatch(/\?order=/);
    expect(await harness.getDepositState(id)).toBe('failed');
    await harness.platform.jobs.run('payments.channels');
    expect(getValue(await harness.client.call(depositOptions, {}, { token })).channels).toEqual([]);
    await control('setOffer', { merchant: 'bituinara', offer: defaultTestOffer });
    await harness.platform.jobs.run('payments.channels');
  });
});

/**
 * Faults in the gateway's calls to the payment channel. With `errorBefore`, the channel rejects the call without
 * executing it. With the other faults, the channel executes the call, but the gateway gets no valid response.
 */
const callFaults = ['errorBefore', 'errorAfter', 'dropResponse', 'garbage'] as const;
const callbackFaults = ['twice', 'late', 'outOfOrder', 'never'] as const;
const { createDeposit, getDeposit, createPayout, getPayout } = channelPaths;

describe('a payment channel with faults', () => {
  it.each([
    ...[createDeposit, getDeposit, createPayout, getPayout].flatMap((path) =>
      callFaults.map((fault) => [path, fault] as const),
    ),
    ...[paymentCallback.path, payoutCallback.path].flatMap((path) =>
      callbackFaults.map((fault) => [path, fault] as const),
    ),
  ])('moves money once when %s has the fault %s', async (path, fault) => {
    const before = await harness.getBalance(token);
    await addFault(path, fault);
    const { orderNo: depositNo } = await deposit('100');
    const paidNo = await payOut('30', 'paid');
    const rejectedNo = await payOut('20', 'rejected');
    await harness.getChannel().clearFaults();
    // One of the faults holds a callback back until the channel sends another callback. This call sends one, so that no
    // callback stays unsent.
    await control('sendCallback', { path: '/wps/payment/none', body: {} });
    await harness.drainCallbacks();
    await harness.runJobs();
    expect(await harness.getBalance(token)).toBe(before + 7000);
    expect(await harness.listMovements(depositNo)).toEqual(['deposit']);
    expect(await harness.listMovements(paidNo)).toEqual(['withdrawal', 'withdrawalHold']);
    expect(await harness.listMovements(rejectedNo)).toEqual(['withdrawalHold', 'withdrawalRelease']);
    const { payouts } = await harness.getChannel().readState();
    expect(payouts[paidNo]?.status.outcome).toBe('paid');
    expect(payouts[rejectedNo]?.status.outcome).toBe('rejected');
  });

  it.each(callbackFaults)('takes a refund back once when its callback has the fault %s', async (fault) => {
    const before = await harness.getBalance(token);
    const { orderNo } = await deposit('100');
    await addFault(refundCallback.path, fault);
    await control('refundDeposit', { orderNo, refundId: `refund-${fault}`, amount: '60.00' });
    await harness.heal(async () => (await harness.listMovements(orderNo)).includes('refund'));
    await harness.getChannel().clearFaults();
    await control('sendCallback', { path: '/wps/payment/none', body: {} });
    await harness.drainCallbacks();
    expect(await harness.listMovements(orderNo)).toEqual(['deposit', 'refund']);
    expect(await harness.getBalance(token)).toBe(before + 4000);
  });

  it('takes a refund back also if its callback comes before that of the payment', async () => {
    const before = await harness.getBalance(token);
    const { id, orderNo, payUrl } = await harness.order(token, '100');
    await openPage(payUrl);
    await addFault(paymentCallback.path, 'late', 800);
    await control('settleDeposit', { orderNo, outcome: 'paid' });
    await control('refundDeposit', { orderNo, refundId: 'early', amount: '100.00' });
    await harness.drainCallbacks();
    expect(await harness.getDepositState(id)).toBe('confirmed');
    expect(await harness.listMovements(orderNo)).toEqual(['deposit', 'refund']);
    expect(await harness.getBalance(token)).toBe(before);
  });

  it('pays once when the channel is killed after it has accepted the payout', async () => {
    const before = await harness.getBalance(token);
    const orderNo = await harness.withdrawApproved(token, cardId, '25');
    await addFault(createPayout, 'delay', 60_000);
    const sending = harness.runJobs();
    await expect.poll(async () => (await harness.getChannel().readState()).payouts[orderNo]).toBeDefined();
    await harness.getChannel().stop('SIGKILL');
    await sending;
    expect(await harness.getWithdrawalState(orderNo)).toBe('processing');
    expect(await harness.getBalance(token)).toBe(before - 2500);
    await harness.restartChannel();
    await harness.heal(async () => (await harness.getPayoutState(orderNo)) === 'sent');
    await control('settlePayout', { orderNo, outcome: 'paid' });
    await harness.heal(async () => (await harness.getWithdrawalState(orderNo)) === 'paid');
    expect(await harness.listMovements(orderNo)).toEqual(['withdrawal', 'withdrawalHold']);
    expect(await harness.getBalance(token)).toBe(before - 2500);
  });

  it('sends callbacks after a kill that it could not send before', async () => {
    const { id, orderNo, payUrl } = await harness.order(token, '100');
    await openPage(payUrl);
    await addFault(paymentCallback.path, 'late', 60_000);
    await control('settleDeposit', { orderNo, outcome: 'paid' });
    await harness.getChannel().stop('SIGKILL');
    expect(await harness.getDepositState(id)).toBe('pending');
    await harness.restartChannel();
    await harness.heal(async () => (await harness.getDepositState(id)) === 'confirmed');
    expect(await harness.listMovements(orderNo)).toEqual(['deposit']);
  });
});
