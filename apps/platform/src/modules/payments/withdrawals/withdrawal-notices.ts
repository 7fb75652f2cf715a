import { formatAmount, type Minor } from '@livery/contract/money';
import type { Database } from '../../../core/db/database.ts';
import type { Merchants } from '../../../core/http/hosts/brand-directory.ts';
import type { EventHub } from '../../../core/realtime/event-hub.ts';
import { type InboxMessage, type NotifyInTransaction, paymentMessage } from '../../notifications/index.ts';
import type { RecordEvent } from '../../webhooks/index.ts';
import type { WithdrawalRow } from './withdrawals.ts';

export interface WithdrawalTransition {
  readonly row: WithdrawalRow;
  /** New wallet balance of the member in minor units. Undefined if the change of the state returned no money. */
  readonly balance: Minor | undefined;
}

interface WithdrawalNoticesDeps {
  readonly hub: EventHub;
  readonly merchants: Merchants;
  readonly recordEvent: RecordEvent;
}

/** Types of the events for the operator, by the state of the withdrawal. */
const eventTypes = {
  pending: 'withdrawal.requested',
  paid: 'withdrawal.paid',
  refused: 'withdrawal.rejected',
  cancelled: 'withdrawal.cancelled',
} as const;

/**
 * Creates the functions that report a new state of a withdrawal. The operator gets an event. The member gets an inbox
 * message, and the new balance on all open pages.
 */
export const createWithdrawalNotices = ({ hub, merchants, recordEvent }: WithdrawalNoticesDeps) => {
  const getCurrency = (merchant: string): string => merchants.find(merchant)?.currency ?? '';

  const createMessage = ({
    memberId,
    merchant,
    orderNo,
    amount,
    fee,
    state,
  }: WithdrawalRow): InboxMessage | undefined => {
    const currency = getCurrency(merchant);
    if (state === 'paid')
      return paymentMessage({ memberId, merchant }, 'withdrawalPaid', { orderNo, amount: amount - fee, currency });
    if (state === 'refused')
      return paymentMessage({ memberId, merchant }, 'withdrawalRefused', { orderNo, amount, currency });
    return undefined;
  };

  /** Stores the event about the new state of a withdrawal. The state `processing` has no event. */
  const storeEvent = async (tx: Database, row: WithdrawalRow): Promise<void> => {
    const { memberId, merchant, orderNo, amount, fee, state, createdAt, settledAt } = row;
    if (state === 'processing') return;
    await recordEvent(tx, {
      type: eventTypes[state],
      merchant,
      occurredAt: settledAt ?? createdAt,
      data: {
        memberId,
        orderNo,
        amount: formatAmount(amount),
        fee: formatAmount(fee),
        currency: getCurrency(merchant),
      },
    });
  };

  return {
    storeEvent,
    /**
     * Stores the event and the inbox message about the new state of a withdrawal, in the transaction that changes the
     * state.
     */
    storeNotices: async (tx: Database, notify: NotifyInTransaction, row: WithdrawalRow): Promise<void> => {
      await storeEvent(tx, row);
      const message = createMessage(row);
      if (message) await notify.inboxMessage(message);
    },
    onTransition: async ({ row: { memberId, merchant }, balance }: WithdrawalTransition): Promise<void> => {
      if (balance !== undefined)
        await hub.publish({ type: 'balance', memberId, balance, currency: getCurrency(merchant) });
    },
  };
};
export type WithdrawalNotices = ReturnType<typeof createWithdrawalNotices>;
