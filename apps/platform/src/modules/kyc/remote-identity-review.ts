import * as z from 'zod';
import { getNextQueryTime } from '../../core/signed-calls/next-query.ts';
import type { SignedClient } from '../../core/signed-calls/signed-client.ts';
import type { IdentityReview } from './identity-review-port.ts';

const result = z.discriminatedUnion('state', [
  z.object({ state: z.enum(['pending', 'verified']) }),
  z.object({ state: z.literal('rejected'), reason: z.enum(['sameSide', 'unreadable']) }),
]);

/**
 * Creates the adapter of the operator's own back office (docs/back-office-protocol.md). The back office fetches the
 * images with signed calls of its own.
 */
export const createRemoteIdentityReview = (client: SignedClient): IdentityReview => ({
  isLocal: false,
  getNextReviewTime: (submittedAt, now) => (now <= submittedAt ? now : getNextQueryTime(submittedAt, now)),
  review: ({ checkId, merchant, memberId, username, submittedAt }) =>
    client.post(
      '/identity-checks',
      { checkId, brand: merchant, memberId, username, submittedAt: submittedAt.toISOString() },
      result,
    ),
});
