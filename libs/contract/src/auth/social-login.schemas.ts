import * as z from 'zod/mini';

/**
 * Starts a log-in at an identity provider. The client sends `nonce` to the provider, and the provider copies it into
 * the token. The gateway accepts each nonce for one log-in, so a stolen token cannot be used again.
 */
export const startSocialLogin = {
  request: z.object({ firebaseChannel: z.enum(['google', 'facebook', 'sms']) }),
  value: z.object({
    authorizationEndpoint: z.string(),
    tokenEndpoint: z.string(),
    clientId: z.string(),
    scope: z.string(),
    nonce: z.string(),
    /**
     * URL or path of the endpoint with which an identity provider verifies mobile numbers. A request to
     * `<endpoint>/send` sends the code to the number, and a request to `<endpoint>/verify` checks the code. Absent for
     * a provider without this endpoint.
     */
    phoneEndpoint: z.optional(z.string()),
  }),
};
