import * as z from 'zod/mini';

const check = z.object({
  state: z.enum(['none', 'pending', 'verified', 'rejected']),
  reason: z.nullable(z.enum(['sameSide', 'unreadable'])),
  submittedAt: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
});

export const identityCheck = { request: z.object({}), value: check };

/**
 * Submits an identity check with the ids of three uploaded images: the front and the back of the identity document, and
 * a photo of the member.
 */
export const submitIdentity = {
  request: z.object({ front: z.uuid(), back: z.uuid(), selfie: z.uuid() }),
  value: check,
};
