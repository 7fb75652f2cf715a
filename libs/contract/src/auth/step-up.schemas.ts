import * as z from 'zod/mini';

/**
 * Methods with which a logged-in member proves the identity again before a sensitive operation. `sms` and `email` are
 * one-time codes.
 */
export const stepUpMethods = ['password', 'passkey', 'sms', 'email'] as const;

const webauthn = z.record(z.string(), z.unknown());

export const stepUpOptions = {
  request: z.object({}),
  value: z.object({
    /** Methods that the member can use now, e.g. `sms` only if the mobile number is verified. */
    methods: z.array(z.enum(stepUpMethods)),
    /** Masked mobile number that receives a code. Null without the method `sms`. */
    mobileNum: z.nullable(z.string()),
    /** Masked e-mail address that receives a code. Null without the method `email`. */
    email: z.nullable(z.string()),
  }),
};

export const sendStepUpCode = {
  request: z.object({ method: z.enum(['sms', 'email']) }),
  value: z.object({ expiredMinutes: z.number() }),
};

export const stepUpPasskeyOptions = {
  request: z.object({}),
  value: z.object({ challengeId: z.string(), options: webauthn }),
};

export const stepUp = {
  request: z.discriminatedUnion('method', [
    z.object({ method: z.literal('password'), password: z.string().check(z.minLength(1), z.maxLength(128)) }),
    z.object({ method: z.enum(['sms', 'email']), code: z.string().check(z.trim(), z.minLength(1), z.maxLength(10)) }),
    z.object({
      method: z.literal('passkey'),
      challengeId: z.string().check(z.maxLength(100)),
      response: webauthn,
    }),
  ]),
  /** `validUntil` is the time (ISO 8601) until which the new proof of identity is valid. */
  value: z.object({ validUntil: z.string() }),
};
