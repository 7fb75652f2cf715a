import { definePort } from '../../core/ports/ports.ts';

export type IdentityDecision =
  | { readonly state: 'verified' }
  | { readonly state: 'rejected'; readonly reason: 'sameSide' | 'unreadable' };

/** Identity check of a member. The service accepts or rejects it. */
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
  /** True if `review` needs no network. Then a member's request can wait for the result. */
  readonly isLocal: boolean;
  /**
   * Returns the time of the next call of `review`. For a check that was submitted at `now`, the result can be `now`.
   * For an older check, the result is later than `now`.
   */
  readonly getNextReviewTime: (submittedAt: Date, now: Date) => Date;
  /**
   * Submits an identity check, and returns its state. A repeated call has no further effect. Throws if the outcome is
   * unknown.
   */
  readonly review: (check: IdentityCase, now: Date) => Promise<{ readonly state: 'pending' } | IdentityDecision>;
}

/**
 * Port (replaceable interface) for the service that decides on identity checks. Without an adapter, members cannot
 * start a check.
 */
export const identityReviewPort = definePort<IdentityReview>('identity review');
