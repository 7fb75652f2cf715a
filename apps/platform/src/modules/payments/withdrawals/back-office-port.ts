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
  /** Last digits of the bank account. */
  readonly lastDigits: string;
  readonly createdAt: Date;
}

/** Back office of the operator. It reviews withdrawals and approves or rejects them. */
export interface BackOffice {
  /** True if `review` needs no network. Then a member's request can wait for the result. */
  readonly isLocal: boolean;
  /**
   * Returns the time of the next call of `review`: `now` for a withdrawal that is created at `now`, or else a later
   * time.
   */
  readonly getNextReviewTime: (createdAt: Date, now: Date) => Date;
  /**
   * Submits a withdrawal, and returns its state. A repeated call has no further effect. Throws if the outcome is
   * unknown.
   */
  readonly review: (withdrawal: WithdrawalCase, now: Date) => Promise<WithdrawalReview>;
}

/** Port for the back office. Without an adapter, members cannot withdraw. */
export const backOfficePort = definePort<BackOffice>('back office');
