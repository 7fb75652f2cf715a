import { definePort } from '../../core/ports/ports.ts';

export type IdentityDecision =
  | { readonly state: 'verified'; readonly reason: null }
  | { readonly state: 'rejected'; readonly reason: 'sameSide' | 'unreadable' };

/** Outside service that decides on identity checks. */
export interface IdentityReview {
  /** Milliseconds from the submission to the decision. */
  readonly delay: number;
  /** Decides on a check. The digests are those of its images; equal images have equal digests. */
  readonly decide: (check: { readonly imageDigests: readonly string[] }) => Promise<IdentityDecision>;
}

/** Port of the identity review. It is optional: without an adapter a check stays pending. */
export const identityReviewPort = definePort<IdentityReview>('identity review');
