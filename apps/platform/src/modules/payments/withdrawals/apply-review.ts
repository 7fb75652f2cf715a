import { ErrorCode } from '@livery/contract/errors';
import { eq } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { TransactionRunner } from '../../notifications/index.ts';
import { withdrawals } from '../withdrawals.tables.ts';
import type { WithdrawalReview } from './back-office-port.ts';
import type { WithdrawalNotices, WithdrawalTransition } from './withdrawal-notices.ts';
import { releaseWithdrawal, type WithdrawalRow } from './withdrawals.ts';

interface CreateReviewApplierDeps extends Pick<WithdrawalNotices, 'storeNotices' | 'onTransition'> {
  readonly clock: Clock;
  readonly withNotifications: TransactionRunner;
  /** Queues the payout of an approved withdrawal, and returns the withdrawal. */
  readonly queuePayout: (tx: Database, now: Date, row: WithdrawalRow) => Promise<WithdrawalRow>;
}

/**
 * Returns true if the back office has not decided yet. A withdrawal with the state `processing` can also be approved
 * and wait for its payout. An approved withdrawal is recognized by `dueAt` null.
 */
const isUndecided = ({ state, dueAt }: WithdrawalRow): boolean =>
  state === 'pending' || (state === 'processing' && dueAt !== null);

/**
 * Returns true if the result of this review was already applied. The withdrawal then has the state of this result, or a
 * state that follows it.
 */
const isApplied = (row: WithdrawalRow, review: WithdrawalReview): boolean => {
  if (review.state === 'received') return true;
  if (review.state === 'review') return row.state !== 'pending';
  // A withdrawal can be `refused` after its approval, because the provider can reject the payout. Therefore this state
  // also counts as approved before.
  if (review.state === 'approved') return !isUndecided(row) && row.state !== 'cancelled';
  return row.state === 'refused';
};

/**
 * Creates the function that applies the result of a review to a withdrawal. It locks the withdrawal and loads it again.
 * Two gateways, or a callback and a query, can therefore not both move its money. A repeated call changes nothing. The
 * function throws a GatewayError if the withdrawal is unknown or already has a contradictory result.
 */
export const createReviewApplier =
  ({ clock, withNotifications, queuePayout, storeNotices, onTransition }: CreateReviewApplierDeps) =>
  async (orderNo: string, review: WithdrawalReview): Promise<WithdrawalRow> => {
    const { row, transition } = await withNotifications(async (tx, notify) => {
      const now = clock.now();
      const [current] = await tx.select().from(withdrawals).where(eq(withdrawals.orderNo, orderNo)).for('update');
      if (!current) throw new GatewayError(ErrorCode.NotFound);
      if (isApplied(current, review)) return { row: current, transition: undefined };
      if (!isUndecided(current)) throw new GatewayError(ErrorCode.WithdrawDecided, { value: { state: current.state } });
      if (review.state === 'review') {
        const [reviewed] = await tx
          .update(withdrawals)
          .set({ state: 'processing', reviewedAt: now })
          .where(eq(withdrawals.id, current.id))
          .returning();
        return { row: reviewed as WithdrawalRow, transition: { row: reviewed as WithdrawalRow, balance: undefined } };
      }
      const ended: WithdrawalTransition =
        review.state === 'rejected'
          ? await releaseWithdrawal(tx, now, current, 'refused', review.reason)
          : { row: await queuePayout(tx, now, current), balance: undefined };
      await storeNotices(tx, notify, ended.row);
      return { row: ended.row, transition: ended };
    });
    if (transition) await onTransition(transition);
    return row;
  };
export type ApplyReview = ReturnType<typeof createReviewApplier>;
