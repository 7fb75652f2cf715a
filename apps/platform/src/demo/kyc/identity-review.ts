import { seconds } from '../../core/clock/durations.ts';
import type { IdentityReview } from '../../modules/kyc/index.ts';

/** Milliseconds between the upload of a member's identity images and the decision of the demo identity review. */
const decisionDelay = seconds(30);

/**
 * Identity review of the demo. It decides after 30 seconds: it rejects a member who has sent the same image twice, and
 * verifies a member whose three images are different.
 */
export const demoIdentityReview: IdentityReview = {
  isLocal: true,
  getNextReviewTime: (submittedAt, now) =>
    new Date(Math.max(submittedAt.getTime() + decisionDelay, now.getTime() + seconds(1))),
  review: async ({ imageDigests, submittedAt }, now) => {
    if (now.getTime() < submittedAt.getTime() + decisionDelay) return { state: 'pending' };
    return new Set(imageDigests).size === 3 ? { state: 'verified' } : { state: 'rejected', reason: 'sameSide' };
  },
};
