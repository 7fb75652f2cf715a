import * as z from 'zod/mini';

/** Where to go for an identity, and the nonce that its token must carry back: it serves one log-in. */
export const startSocialLogin = {
  request: z.object({ firebaseChannel: z.enum(['google', 'facebook', 'sms']) }),
  value: z.object({
    authorizationEndpoint: z.string(),
    tokenEndpoint: z.string(),
    clientId: z.string(),
    scope: z.string(),
    nonce: z.string(),
    /** Of a provider that verifies mobile numbers: where its code is asked for (`/send`) and shown (`/verify`). */
    phoneEndpoint: z.optional(z.string()),
  }),
};
