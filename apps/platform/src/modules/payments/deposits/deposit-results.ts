import { formatAmount, parseAmount } from '@livery/contract/money';
import type { DepositStatus } from '@livery/contract/payment-channels/calls';
import { eq } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import type { Merchants } from '../../../core/http/hosts/brand-directory.ts';
import type { EventHub } from '../../../core/realtime/event-hub.ts';
import { readBalance } from '../../ledger/index.ts';
import { type NotifyInTransaction, paymentMessage, type TransactionRunner } from '../../notifications/index.ts';
import { payDepositBonus } from '../../rewards/index.ts';
import type { RecordEvent } from '../../webhooks/index.ts';
import { recordCallback } from '../callbacks/record-callback.ts';
import type { DepositRow, SettledDeposit } from './deposits.ts';
import { deposits } from './deposits.tables.ts';
import { type Refund, refundDeposit } from './refund-deposit.ts';
import { type DepositResult, lockDeposit, settleDeposit } from './settle-deposit.ts';

interface DepositResultsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly hub: EventHub;
  readonly withNotifications: TransactionRunner;
  readonly recordEvent: RecordEvent;
  readonly merchants: Merchants;
}

/** Callback of a payment provider about a deposit. */
export interface DepositCallback {
  readonly provider: string;
  readonly eventId: string;
  readonly bodyHash: string;
  readonly orderNo: string;
  readonly merchant: string;
}

const notifyMember = async (
  notify: NotifyInTransaction,
  { memberId, merchant, orderNo }: DepositRow,
  outcome: 'depositArrived' | 'depositRefunded',
  money: { readonly amount: number; readonly currency: string; readonly id: string },
): Promise<void> => {
  const { id, amount, currency } = money;
  await notify.inboxMessage(paymentMessage({ memberId, merchant }, outcome, { orderNo, amount, currency, id }));
};

type LockedOrder = Awaited<ReturnType<typeof lockDeposit>>;

/**
 * Creates the functions that change a deposit. The inbox message and the event about the change are stored in the same
 * transaction.
 */
const createChanges = ({
  clock,
  recordEvent,
  merchants,
}: Pick<DepositResultsDeps, 'clock' | 'recordEvent' | 'merchants'>) => {
  /**
   * Pays the bonus that the member selected for the deposit. Returns the deposit with the new balance. Returns
   * `settled` unchanged if no bonus was selected or none is paid.
   */
  const addBonus = async (tx: Database, settled: SettledDeposit): Promise<SettledDeposit> => {
    const { id, bonusId, merchant: code, memberId } = settled.deposit;
    const merchant = merchants.find(code);
    if (!bonusId || !merchant) return settled;
    const query = { merchant, memberId, flags: await merchants.getFlags(merchant), now: clock.now() };
    const bonus = await payDepositBonus(tx, query, bonusId);
    if (!bonus) return settled;
    const [deposit] = await tx
      .update(deposits)
      .set({ bonusAmount: bonus.amount })
      .where(eq(deposits.id, id))
      .returning();
    return { deposit: deposit as DepositRow, balance: bonus.balance };
  };

  const settle = async (
    tx: Database,
    notify: NotifyInTransaction,
    order: LockedOrder,
    result: DepositResult,
  ): Promise<SettledDeposit> => {
    const settled = await settleDeposit(tx, clock.now(), order, result);
    const { deposit, balance } = settled;
    if (balance !== undefined) {
      const { memberId, merchant, orderNo, amount, fee } = deposit;
      const { currency } = result;
      await notifyMember(notify, deposit, 'depositArrived', { amount: amount - fee, currency, id: orderNo });
      await recordEvent(tx, {
        type: 'deposit.paid',
        merchant,
        occurredAt: clock.now(),
        data: { memberId, orderNo, amount: formatAmount(amount), fee: formatAmount(fee), currency },
      });
      return addBonus(tx, settled);
    }
    return settled;
  };

  const refund = async (
    tx: Database,
    notify: NotifyInTransaction,
    deposit: DepositRow,
    params: Refund,
  ): Promise<SettledDeposit> => {
    const refunded = await refundDeposit(tx, clock.now(), deposit, params);
    const { amount, currency, refundId } = params;
    if (refunded.balance !== undefined) {
      const { memberId, merchant, orderNo } = deposit;
      await notifyMember(notify, deposit, 'depositRefunded', { amount, currency, id: `${orderNo}/${refundId}` });
      await recordEvent(tx, {
        type: 'deposit.refunded',
        merchant,
        occurredAt: clock.now(),
        data: { memberId, orderNo, refundId, amount: formatAmount(amount), currency },
      });
    }
    return refunded;
  };

  return { settle, refund };
};

/**
 * Creates the functions that apply a payment provider's reports about deposits. A report is a callback of the provider,
 * or its response to a status query. If both report the same result, it is applied only once. Inbox messages are stored
 * in the same transaction as the change. The new balance is published after the commit.
 */
export const createDepositResults = ({
  db,
  clock,
  hub,
  withNotifications,
  recordEvent,
  merchants,
}: DepositResultsDeps) => {
  const publish = async ({ deposit: { memberId }, balance }: SettledDeposit): Promise<void> => {
    if (balance === undefined) return;
    const { currency } = await readBalance(db, memberId);
    await hub.publish({ type: 'balance', memberId, balance, currency });
  };

  const { settle, refund } = createChanges({ clock, recordEvent, merchants });

  /**
   * Runs `work` if the callback was not processed before. Otherwise changes nothing. Returns the deposit in both cases.
   */
  const processCallback = async (
    { eventId, bodyHash, ...order }: DepositCallback,
    work: (tx: Database, notify: NotifyInTransaction, locked: LockedOrder) => Promise<SettledDeposit>,
  ): Promise<DepositRow> => {
    const settled = await withNotifications(async (tx, notify): Promise<SettledDeposit> => {
      const locked = await lockDeposit(tx, order);
      const { provider, orderNo } = order;
      const isNew = await recordCallback(tx, { provider, eventId, bodyHash, orderNo, at: clock.now() });
      return isNew ? work(tx, notify, locked) : { deposit: locked.deposit, balance: undefined };
    });
    await publish(settled);
    return settled.deposit;
  };

  return {
    settleByCallback: (callback: DepositCallback, result: DepositResult): Promise<DepositRow> =>
      processCallback(callback, (tx, notify, locked) => settle(tx, notify, locked, result)),
    refundByCallback: (callback: DepositCallback, params: Omit<Refund, 'provider'>): Promise<DepositRow> =>
      processCallback(callback, (tx, notify, { deposit }) =>
        refund(tx, notify, deposit, { ...params, provider: callback.provider }),
      ),
    /** Applies the response to a status query, including all refunds of the order. */
    applyStatus: async (provider: string, { orderNo, outcome, currency, refunds, ...status }: DepositStatus) => {
      const { reason } = status;
      const amount = parseAmount(status.amount);
      if (outcome === 'pending') return;
      const settled = await withNotifications(async (tx, notify): Promise<SettledDeposit> => {
        let last = await settle(tx, notify, await lockDeposit(tx, { orderNo, provider }), {
          outcome,
          currency,
          amount,
          reason,
        });
        for (const each of refunds) {
          const refunded = await refund(tx, notify, last.deposit, {
            provider,
            currency,
            refundId: each.refundId,
            amount: parseAmount(each.amount),
            reason: each.reason,
          });
          last = refunded.balance === undefined ? last : refunded;
        }
        return last;
      });
      await publish(settled);
    },
  };
};
export type DepositResults = ReturnType<typeof createDepositResults>;
