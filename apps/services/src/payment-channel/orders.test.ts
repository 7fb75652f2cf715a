import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DepositOrder } from '@livery/contract/payment-channels/calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CallbackState, createCallbackState } from '../base/callbacks.ts';
import { loadStore, type Store } from '../base/store.ts';
import type { ChannelState } from './channel-state.ts';
import { createDeposits, type Deposits } from './orders.ts';

let folder: string;
let store: Store<ChannelState & CallbackState>;
let deposits: Deposits;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-orders-'));
  store = await loadStore(folder, { deposits: {}, payouts: {}, offers: {}, ...createCallbackState() });
  deposits = createDeposits(store);
});
afterAll(() => rm(folder, { recursive: true }));

let count = 0;
/** Creates an order of 100.00. Returns its number. */
const createOrder = async (): Promise<string> => {
  count += 1;
  const orderNo = `order-${count}`;
  const order: Partial<DepositOrder> = { orderNo, amount: '100.00', currency: 'PHP', merchant: 'bituinara' };
  await deposits.create(order as DepositOrder);
  return orderNo;
};

it('refunds a paid order in parts, up to the payment, and each part once', async () => {
  const orderNo = await createOrder();
  await deposits.settle(orderNo, { outcome: 'paid' });
  const first = await deposits.refund(orderNo, { refundId: 'a', amount: '60.00' });
  const callbackCount = store.read().callbacks.length;
  expect(await deposits.refund(orderNo, { refundId: 'a', amount: '60.00' })).toEqual(first);
  expect(store.read().callbacks).toHaveLength(callbackCount);
  await expect(deposits.refund(orderNo, { refundId: 'b', amount: '40.01' })).rejects.toMatchObject({
    code: 'refund.amount',
  });
  expect((await deposits.refund(orderNo, { refundId: 'b', amount: '40.00' })).refunds).toHaveLength(2);
});

it.each(['-10.00', '0.00', 'x', '1.5', ''])('rejects a refund of the amount "%s"', async (amount) => {
  const orderNo = await createOrder();
  await deposits.settle(orderNo, { outcome: 'paid' });
  const callbackCount = store.read().callbacks.length;
  await expect(deposits.refund(orderNo, { refundId: 'a', amount })).rejects.toMatchObject({ code: 'refund.amount' });
  expect(deposits.find(orderNo).status.refunds).toEqual([]);
  expect(store.read().callbacks).toHaveLength(callbackCount);
});

it('rejects a refund of an order that is not paid, and a refund id with another amount', async () => {
  const orderNo = await createOrder();
  const refund = { refundId: 'a', amount: '10.00' };
  await expect(deposits.refund(orderNo, refund)).rejects.toMatchObject({ code: 'order.unpaid' });
  await deposits.settle(orderNo, { outcome: 'paid' });
  await deposits.refund(orderNo, refund);
  await expect(deposits.refund(orderNo, { ...refund, amount: '20.00' })).rejects.toMatchObject({
    code: 'refund.conflict',
  });
});

it('removes the reason of a failure when the order is paid later', async () => {
  const orderNo = await createOrder();
  const failed = await deposits.settle(orderNo, { outcome: 'failed', reason: 'declined' });
  expect(failed).toMatchObject({ reason: 'declined' });
  expect(await deposits.settle(orderNo, { outcome: 'paid' })).not.toHaveProperty('reason');
});
