import * as z from 'zod/mini';
import { name, newPassword, passkeyChallenge, passkeyResponse, time } from '../fields.schemas.ts';
import { recoveryCodes, totpSetup, totpConfirmation } from './second-factors.schemas.ts';

/** Secret that is a part of an invitation link. */
const token = z.string().check(z.minLength(20), z.maxLength(100));

export const readInvitation = {
  request: z.object({ token }),
  value: z.object({ name: z.string(), email: z.string(), expiresAt: time }),
};

export const invitationPasskeyChallenge = { request: z.object({ token }), value: passkeyChallenge };

export const invitationTotpSetup = { request: z.object({ token }), value: totpSetup };

export const acceptInvitation = {
  request: z.object({
    token,
    password: newPassword,
    secondFactor: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('passkey'), name, ...passkeyResponse }),
      z.object({ kind: z.literal('totp'), ...totpConfirmation }),
    ]),
  }),
  /** Besides this body, the response has a session cookie, so the operator is logged in at once. */
  value: z.object({ recoveryCodes }),
};
