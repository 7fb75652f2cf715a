import * as z from 'zod/mini';

/** URL of the identity provider, and the nonce that its token must contain. The nonce is valid for one log-in. */
export const startSocialLogin = {
  request: z.object({ firebaseChannel: z.enum(['google', 'facebook', 'sms']) }),
  value: z.object({
    authorizationEndpoint: z.string(),
    tokenEndpoint: z.string(),
    clientId: z.string(),
    scope: z.string(),
    nonce: z.string(),
    /** Endpoint of a provider that verifies mobile numbers: `/send` requests the code, `/verify` checks it. */
    phoneEndpoint: z.optional(z.string()),
  }),
};
