import type { Clock } from '../../../core/clock/clock.ts';
import type { TransactionRunner } from '../../notifications/index.ts';
import { recordCallback } from '../callbacks/record-callback.ts';
import type { WithdrawalNotices } from '../withdrawals/withdrawal-notices.ts';
import type { WithdrawalRow } from '../withdrawals/withdrawals.ts';
import { type PayoutResult, settlePayout } from './payouts.ts';

interface PayoutOrderKey {
  readonly orderNo: string;
  readonly provider: string;
  readonly merchant: string;
}

interface PayoutResultsDeps extends Pick<WithdrawalNotices, 'storeNotices' | 'onTransition'> {
  readonly clock: Clock;
  readonly withNotifications: TransactionRunner;
}

/**
 * Creates the function that applies a payment provider's report about a payout. The report is a callback or the
 * response to a call.
 */
export const createPayoutResults = ({ clock, withNotifications, storeNotices, onTransition }: PayoutResultsDeps) => ({
  /**
   * Applies a provider's result of a payout and returns the withdrawal. `callback` identifies the provider's
   * callback. It is undefined if the result is the response to a call of the gateway.
   */
  settle: async (
    order: PayoutOrderKey,
    result: PayoutResult,
    callback?: { readonly eventId: string; readonly bodyHash: string },
  ): Promise<WithdrawalRow> => {
    const settled = await withNotifications(async (tx, notify) => {
      const now = clock.now();
      const outcome = await settlePayout(tx, now, order, result);
      const { provider, orderNo } = order;
      if (callback) await recordCallback(tx, { ...callback, provider, orderNo, at: now });
      if (outcome.isChanged) await storeNotices(tx, notify, outcome.withdrawal);
      return outcome;
    });
    const { withdrawal, isChanged, balance } = settled;
    if (isChanged) await onTransition({ row: withdrawal, balance });
    return withdrawal;
  },
});
export type PayoutResults = ReturnType<typeof createPayoutResults>;
