import type { Minor } from '@livery/contract/money';
import type { Merchants } from '../../../core/http/brand-directory.ts';
import type { EventHub } from '../../../core/realtime/event-hub.ts';
import { type InboxMessage, paymentMessage } from '../../notifications/index.ts';
import type { WithdrawalRow } from './withdrawals.ts';

export interface WithdrawalTransition {
  readonly row: WithdrawalRow;
  /** New balance of the member. Undefined if no money was returned. */
  readonly balance: Minor | undefined;
}

/**
 * Creates the functions that notify a member of a step of a withdrawal. They create an inbox message and send the new
 * balance to the pages that the member has open.
 */
export const createWithdrawalNotices = (hub: EventHub, merchants: Merchants) => {
  const getCurrency = (merchant: string): string => merchants.find(merchant)?.currency ?? '';
  return {
    messageFor: ({
      memberId,
      merchant,
      orderNo,
      amount,
      fee,
      state,
    }: WithdrawalTransition['row']): InboxMessage | undefined => {
      const currency = getCurrency(merchant);
      if (state === 'paid')
        return paymentMessage({ memberId, merchant }, 'withdrawalPaid', { orderNo, amount: amount - fee, currency });
      if (state === 'refused')
        return paymentMessage({ memberId, merchant }, 'withdrawalRefused', { orderNo, amount, currency });
      return undefined;
    },
    onTransition: async ({ row: { memberId, merchant }, balance }: WithdrawalTransition): Promise<void> => {
      if (balance !== undefined)
        await hub.publish({ type: 'balance', memberId, balance, currency: getCurrency(merchant) });
    },
  };
};
