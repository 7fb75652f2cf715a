import { definePort } from '../../core/ports/ports.ts';

export type IdentityDecision =
  | { readonly state: 'verified'; readonly reason: null }
  | { readonly state: 'rejected'; readonly reason: 'sameSide' | 'unreadable' };

/** External service that decides on identity checks. */
export interface IdentityReview {
  /** Milliseconds from the submission of the images to the decision. */
  readonly delay: number;
  /**
   * Decides on an identity check. `imageDigests` are the digests of the check's images. Two equal images have the same
   * digest.
   */
  readonly decide: (check: { readonly imageDigests: readonly string[] }) => Promise<IdentityDecision>;
}

/** Port for the service that decides on identity checks. Without an adapter, identity checks stay pending. */
export const identityReviewPort = definePort<IdentityReview>('identity review');
