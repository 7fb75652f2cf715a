import { seconds } from '../../core/clock/durations.ts';
import type { IdentityReview } from '../../modules/kyc/index.ts';

/**
 * Identity review of the demo. It decides after 30 seconds. It verifies a member whose three images are different, and
 * rejects a member who has sent the same image twice.
 */
export const demoIdentityReview: IdentityReview = {
  delay: seconds(30),
  decide: async ({ imageDigests }) =>
    new Set(imageDigests).size === 3 ? { state: 'verified', reason: null } : { state: 'rejected', reason: 'sameSide' },
};
