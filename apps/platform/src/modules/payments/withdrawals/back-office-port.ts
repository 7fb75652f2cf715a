import type { Minor } from '@livery/contract/money';
import { definePort } from '../../../core/ports/ports.ts';

/** State of a withdrawal in the review by the back office. */
export type WithdrawalReview =
  | { readonly state: 'received' | 'review' | 'approved' }
  | { readonly state: 'rejected'; readonly reason: string };

/** Withdrawal for which the back office makes a decision. */
export interface WithdrawalCase {
  readonly orderNo: string;
  readonly merchant: string;
  readonly memberId: string;
  readonly username: string;
  /** Amount that was debited from the wallet, in minor units. The member receives this amount minus the fee. */
  readonly amount: Minor;
  readonly fee: Minor;
  readonly currency: string;
  readonly bankName: string;
  /** Last four digits of the bank account number. */
  readonly lastDigits: string;
  readonly createdAt: Date;
}

/** Back office of the operator. It reviews withdrawals and approves or rejects them. */
export interface BackOffice {
  /**
   * True if `review` runs inside the gateway and needs no network. Then the request of a member can wait until the
   * review has finished.
   */
  readonly isLocal: boolean;
  /**
   * Returns the time of the next call of `review`. For a withdrawal that is created at `now`, this time can be `now`.
   * For an older withdrawal, it is later than `now`.
   */
  readonly getNextReviewTime: (createdAt: Date, now: Date) => Date;
  /**
   * Submits a withdrawal to the back office, and returns the state of its review. A repeated call has no further
   * effect. Throws if the call fails, so that the state of the review is unknown.
   */
  readonly review: (withdrawal: WithdrawalCase, now: Date) => Promise<WithdrawalReview>;
}

/**
 * Port (replaceable interface) for the back office. If a deployment connects no back office, members cannot withdraw.
 */
export const backOfficePort = definePort<BackOffice>('back office');
