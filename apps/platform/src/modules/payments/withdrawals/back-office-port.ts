import type { Minor } from '@livery/contract/money';
import { definePort } from '../../../core/ports/ports.ts';

/** Current state of a withdrawal at the back office. */
export type WithdrawalReview =
  | { readonly state: 'received' | 'review' | 'approved' }
  | { readonly state: 'rejected'; readonly reason: string };

/** Withdrawal on which the back office decides. */
export interface WithdrawalCase {
  readonly orderNo: string;
  readonly merchant: string;
  readonly memberId: string;
  readonly username: string;
  /** Amount that was debited from the wallet. The member receives this amount minus the fee. */
  readonly amount: Minor;
  readonly fee: Minor;
  readonly currency: string;
  readonly bankName: string;
  /** Last digits of the bank account. */
  readonly lastDigits: string;
  readonly createdAt: Date;
}

/** Back office of the operator. It reviews withdrawals and decides on them. */
export interface BackOffice {
  /** True if `review` needs no network, so that a member's request can wait for it. */
  readonly isLocal: boolean;
  /** Returns the time at which to call `review` next. It is after `now`, except for a withdrawal created at `now`. */
  readonly getNextReviewTime: (createdAt: Date, now: Date) => Date;
  /**
   * Submits a withdrawal, and returns its state. A repeated call has no further effect. Throws if the outcome is
   * unknown.
   */
  readonly review: (withdrawal: WithdrawalCase, now: Date) => Promise<WithdrawalReview>;
}

/** Port for the back office. Without an adapter, members cannot withdraw. */
export const backOfficePort = definePort<BackOffice>('back office');
