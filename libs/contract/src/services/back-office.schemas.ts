import * as z from 'zod/mini';
import { rejectionReason } from './service-calls.schemas.ts';

const orderNo = z.string().check(z.regex(/^[\w-]{1,64}$/));

/**
 * Sends a decision on a withdrawal to the gateway. `review`: the review has begun, and from now on the member cannot
 * cancel the withdrawal. A later call can approve or reject it.
 */
export const decideWithdrawal = {
  request: z.discriminatedUnion('state', [
    z.object({ orderNo, state: z.literal('review') }),
    z.object({ orderNo, state: z.literal('approved') }),
    z.object({ orderNo, state: z.literal('rejected'), reason: rejectionReason }),
  ]),
  /** State of the withdrawal after the decision. */
  value: z.object({ state: z.enum(['pending', 'processing', 'paid', 'refused', 'cancelled']) }),
};

export const decideIdentityCheck = {
  request: z.discriminatedUnion('state', [
    z.object({ checkId: z.uuid(), state: z.literal('verified') }),
    z.object({ checkId: z.uuid(), state: z.literal('rejected'), reason: z.enum(['sameSide', 'unreadable']) }),
  ]),
  value: z.object({ state: z.enum(['pending', 'verified', 'rejected']) }),
};

export const readIdentityImage = {
  request: z.object({ checkId: z.uuid(), image: z.enum(['front', 'back', 'selfie']) }),
  value: z.object({
    contentType: z.string(),
    /** Bytes of the requested image of the identity check, as base64. */
    data: z.string(),
  }),
};
