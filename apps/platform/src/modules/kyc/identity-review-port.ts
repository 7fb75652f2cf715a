import { definePort } from '../../core/ports/ports.ts';

export type IdentityDecision =
  | { readonly state: 'verified' }
  | { readonly state: 'rejected'; readonly reason: 'sameSide' | 'unreadable' };

/** Identity check of a member, as it is sent to the service that accepts or rejects the member's identity. */
export interface IdentityCase {
  readonly checkId: string;
  readonly merchant: string;
  readonly memberId: string;
  readonly username: string;
  /** Digests of the images that the member uploaded for this check. Two equal images have the same digest. */
  readonly imageDigests: readonly string[];
  readonly submittedAt: Date;
}

/** External service that decides on identity checks. */
export interface IdentityReview {
  /** True if `review` needs no network. The call is then so fast that a member's request can wait for the result. */
  readonly isLocal: boolean;
  /**
   * Returns the time at which `review` must be called next for a check that was submitted at `submittedAt`. If the
   * check was submitted now (both times are equal), the result can be `now`. Otherwise it is later than `now`.
   */
  readonly getNextReviewTime: (submittedAt: Date, now: Date) => Date;
  /**
   * Submits an identity check to the service and returns the state of the check. A repeated call for the same check
   * only returns its state. Throws if the state is unknown, for example because the service does not respond.
   */
  readonly review: (check: IdentityCase, now: Date) => Promise<{ readonly state: 'pending' } | IdentityDecision>;
}

/**
 * Port (replaceable interface) for the service that decides on identity checks. Without an adapter, members cannot
 * start a check.
 */
export const identityReviewPort = definePort<IdentityReview>('identity review');
