import { servicePaths, submitIdentityCheck } from '@livery/contract/services/calls';
import { getNextQueryTime } from '../../core/signed-calls/next-query.ts';
import type { SignedClient } from '../../core/signed-calls/signed-client.ts';
import type { IdentityReview } from './identity-review-port.ts';

/**
 * Creates the adapter for the operator's own back office (docs/back-office-protocol.md). The requests contain no
 * images. The back office loads the images from the gateway with signed calls.
 */
export const createRemoteIdentityReview = (client: SignedClient): IdentityReview => ({
  isLocal: false,
  getNextReviewTime: (submittedAt, now) => (now <= submittedAt ? now : getNextQueryTime(submittedAt, now)),
  review: ({ checkId, merchant, memberId, username, submittedAt }) =>
    client.post(
      servicePaths.submitIdentityCheck,
      { checkId, merchant, memberId, username, submittedAt: submittedAt.toISOString() },
      submitIdentityCheck.value,
    ),
});
