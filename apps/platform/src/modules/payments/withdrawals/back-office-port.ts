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
   * True if `review` runs inside the gateway and needs no network. The call is then so fast that a member's request can
   * wait for its result.
   */
  readonly isLocal: boolean;
  /**
   * Returns the time at which `review` must be called next for a withdrawal. For a withdrawal that is created now (both
   * times are equal), the result can be `now`. Otherwise it is later than `now`.
   */
  readonly getNextReviewTime: (createdAt: Date, now: Date) => Date;
  /**
   * Submits a withdrawal to the back office and returns the state of its review. A repeated call for the same
   * withdrawal only returns the state. Throws if the call fails and the state is therefore unknown.
   */
  readonly review: (withdrawal: WithdrawalCase, now: Date) => Promise<WithdrawalReview>;
}

/**
 * Port (replaceable interface) for the back office. If a deployment connects no back office, members cannot withdraw.
 */
export const backOfficePort = definePort<BackOffice>('back office');
