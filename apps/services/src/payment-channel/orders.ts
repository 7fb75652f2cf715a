import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Minor, parseAmount } from '@livery/contract/money';
import { payoutCallback, paymentCallback, refundCallback } from '@livery/contract/payment-channels';
import type { DepositOrder, DepositStatus, PayoutOrder, PayoutStatus } from '@livery/contract/payment-channels/calls';
import { addCallback, type CallbackState } from '../base/callbacks.ts';
import { ServiceError } from '../base/service-error.ts';
import type { Store } from '../base/store.ts';
import type { ChannelState, DepositRecord, PayoutRecord } from './channel-state.ts';

type ChannelStore = Store<ChannelState & CallbackState>;

/**
 * Returns the stored order with the same order number, or undefined if there is none. Throws a ServiceError if another
 * field of the stored order is different.
 */
const findSame = <Entry extends { readonly order: DepositOrder | PayoutOrder }>(
  records: Readonly<Record<string, Entry>>,
  order: Entry['order'],
): Entry | undefined => {
  const existing = records[order.orderNo];
  if (existing && !isDeepStrictEqual(existing.order, order)) throw new ServiceError('order.conflict');
  return existing;
};

const findOrder = <Entry>(records: Readonly<Record<string, Entry>>, orderNo: string): Entry => {
  const record = records[orderNo];
  if (!record) throw new ServiceError('order.unknown', 404);
  return record;
};

/** Returns an amount in minor units. Throws a ServiceError if it is not a positive amount with 2 decimals. */
const parseRefund = (amount: string): Minor => {
  const minor = /^\d{1,11}\.\d{2}$/.test(amount) ? parseAmount(amount) : 0;
  if (minor <= 0) throw new ServiceError('refund.amount');
  return minor;
};

/** Returns a random event id. The gateway processes each event id only once. */
const createEventId = (): string => randomBytes(12).toString('hex');

/**
 * Final digits of an account number that make a test payout `rejected` or `pending`. A payout to any other account is
 * paid immediately.
 */
const testAccounts = { rejected: '0000', pending: '1111' } as const;

const getFirstOutcome = (accountNumber: string): PayoutStatus['outcome'] => {
  if (accountNumber.endsWith(testAccounts.rejected)) return 'rejected';
  return accountNumber.endsWith(testAccounts.pending) ? 'pending' : 'paid';
};

const addPayoutCallback = (state: CallbackState, { order, status }: PayoutRecord): void => {
  if (status.outcome === 'pending') return;
  const { orderNo, merchant, currency } = order;
  const { outcome, amount, reason } = status;
  addCallback(state, payoutCallback.path, {
    eventId: createEventId(),
    orderNo,
    merchant,
    currency,
    outcome,
    amount,
    ...(reason && { reason }),
  });
};

/** Creates the functions that store deposit orders and their results. */
export const createDeposits = (store: ChannelStore) => {
  const find = (orderNo: string): DepositRecord => findOrder(store.read().deposits, orderNo);
  return {
    find,
    findByReference: (reference: string): DepositRecord | undefined =>
      Object.values(store.read().deposits).find((each) => each.reference === reference),
    create: (order: DepositOrder): Promise<DepositRecord> =>
      store.update((state) => {
        const { orderNo, currency, amount } = order;
        const record = findSame(state.deposits, order) ?? {
          order,
          reference: randomBytes(12).toString('hex'),
          status: { orderNo, currency, amount, outcome: 'pending' as const, refunds: [] },
        };
        state.deposits[orderNo] = record;
        return record;
      }),
    /**
     * Stores the result of a deposit order and reports it to the gateway. If the order is already paid, even with
     * another amount, this function changes nothing, reports nothing and returns the current status.
     */
    settle: (
      orderNo: string,
      { outcome, amount, reason }: Pick<DepositStatus, 'outcome' | 'reason'> & { readonly amount?: string | undefined },
    ): Promise<DepositStatus> =>
      store.update((state) => {
        const record = findOrder(state.deposits, orderNo);
        const { merchant, currency } = record.order;
        if (record.status.outcome === 'paid' || record.status.outcome === 'otherAmount') return record.status;
        // Removes the reason of an earlier failure, because the order can be paid after it has failed.
        const { reason: _earlier, ...before } = record.status;
        record.status = { ...before, outcome, amount: amount ?? record.order.amount, ...(reason && { reason }) };
        addCallback(state, paymentCallback.path, {
          eventId: createEventId(),
          orderNo,
          merchant,
          currency,
          outcome,
          amount: record.status.amount,
          ...(reason && { reason }),
        });
        return record.status;
      }),
    /**
     * Refunds an amount of a paid order and reports the refund to the gateway. A repeated refund with the same id and
     * amount has no effect. Throws a ServiceError if nothing was paid, if the amount is not positive, if all refunds
     * together exceed the payment, or if a refund with this id has another amount.
     */
    refund: (orderNo: string, refund: DepositStatus['refunds'][number]): Promise<DepositStatus> =>
      store.update((state) => {
        const record = findOrder(state.deposits, orderNo);
        const { merchant, currency } = record.order;
        const { outcome, amount, refunds } = record.status;
        const repeated = refunds.find(({ refundId }) => refundId === refund.refundId);
        if (repeated && repeated.amount !== refund.amount) throw new ServiceError('refund.conflict');
        if (repeated) return record.status;
        if (outcome !== 'paid' && outcome !== 'otherAmount') throw new ServiceError('order.unpaid');
        const total = refunds.reduce((sum, each) => sum + parseAmount(each.amount), parseRefund(refund.amount));
        if (total > parseAmount(amount)) throw new ServiceError('refund.amount');
        record.status = { ...record.status, refunds: [...refunds, refund] };
        addCallback(state, refundCallback.path, { eventId: createEventId(), orderNo, merchant, currency, ...refund });
        return record.status;
      }),
  };
};
export type Deposits = ReturnType<typeof createDeposits>;

/** Creates the functions that store payout orders and their results. */
export const createPayouts = (store: ChannelStore) => ({
  find: (orderNo: string): PayoutRecord => findOrder(store.read().payouts, orderNo),
  /**
   * Creates a payout order and pays it immediately, unless the final digits of the account number select another
   * result. If the same order already exists, changes nothing and returns the stored order.
   */
  create: (order: PayoutOrder): Promise<PayoutRecord> =>
    store.update((state) => {
      const existing = findSame(state.payouts, order);
      if (existing) return existing;
      const { orderNo, currency, amount, accountNumber } = order;
      const outcome = getFirstOutcome(accountNumber);
      const record: PayoutRecord = {
        order,
        status: { orderNo, currency, amount, outcome, ...(outcome === 'rejected' && { reason: 'account' }) },
      };
      state.payouts[orderNo] = record;
      addPayoutCallback(state, record);
      return record;
    }),
  /** Stores the result of a pending order and reports it to the gateway. A settled order never changes. */
  settle: (orderNo: string, result: Pick<PayoutStatus, 'outcome' | 'reason'>): Promise<PayoutStatus> =>
    store.update((state) => {
      const record = findOrder(state.payouts, orderNo);
      if (record.status.outcome !== 'pending') return record.status;
      record.status = { ...record.status, ...result };
      addPayoutCallback(state, record);
      return record.status;
    }),
});
