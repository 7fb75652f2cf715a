import * as z from 'zod/mini';
import { sessionValue } from './session.schemas.ts';
import { questionCount } from './security-question-count.ts';

export const securityConfig = {
  request: z.object({}),
  value: z.object({
    hasEmail: z.boolean(),
    /** True after the member followed the verification link in the email. */
    isEmailVerified: z.boolean(),
    hasMobile: z.boolean(),
    hasPaymentPassword: z.boolean(),
    hasSecurityQuestions: z.boolean(),
    bankCards: z.number(),
    passkeys: z.number(),
    sessions: z.number(),
    identity: z.enum(['none', 'pending', 'verified', 'rejected']),
  }),
};

export const securityQuestions = {
  request: z.object({}),
  value: z.object({ list: z.array(z.object({ questionId: z.string(), question: z.string() })) }),
};

export const customerSecurityQuestions = {
  request: z.object({}),
  value: z.object({
    list: z.array(z.object({ questionId: z.string(), question: z.string() })),
    setAt: z.nullable(z.string()),
  }),
};

export const setSecurityQuestions = {
  request: z.object({
    answers: z
      .array(
        z.object({
          questionId: z.string().check(z.maxLength(40)),
          answer: z.string().check(z.trim(), z.minLength(2), z.maxLength(60)),
        }),
      )
      .check(z.length(questionCount)),
  }),
  value: z.object({ saved: z.literal(true) }),
};

/** Browser and device of a log-in, read from the user agent. They help members to recognize their own log-ins. */
const clientInfo = {
  /** Name of the device, e.g. `iPhone`, `Android` or `Windows`. Empty if unknown. */
  device: z.string(),
  browser: z.string(),
  address: z.string(),
};

export const memberSessions = {
  request: z.object({}),
  value: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        ...clientInfo,
        isThis: z.boolean(),
        isRemembered: z.boolean(),
        startedAt: z.string(),
        lastSeenAt: z.string(),
      }),
    ),
  }),
};

export const revokeSession = {
  request: z.object({ id: z.string().check(z.maxLength(64)) }),
  value: z.object({ ended: z.number() }),
};
export const revokeOtherSessions = { request: z.object({}), value: z.object({ ended: z.number() }) };

export const loginHistory = {
  request: z.object({}),
  value: z.object({
    list: z.array(
      z.object({ at: z.string(), ...clientInfo, outcome: z.enum(['opened', 'refused']), isThis: z.boolean() }),
    ),
  }),
};

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  isSynced: z.boolean(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
});

export const listPasskeys = { request: z.object({}), value: z.object({ list: z.array(passkey) }) };

/**
 * WebAuthn data as JSON: in a response, the options for the browser's passkey API, and in a request, the result of that
 * API. The client passes the data on unchanged. The gateway verifies the result.
 */
const webauthn = z.record(z.string(), z.unknown());

export const passkeyOptions = {
  request: z.object({}),
  value: z.object({ challengeId: z.string(), options: webauthn }),
};

export const addPasskey = {
  request: z.object({
    challengeId: z.string().check(z.maxLength(100)),
    response: webauthn,
    name: z.string().check(z.trim(), z.maxLength(40)),
  }),
  value: passkey,
};

const passkeyId = z.string().check(z.minLength(1), z.maxLength(400));

export const renamePasskey = {
  request: z.object({ id: passkeyId, name: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)) }),
  value: z.object({ saved: z.literal(true) }),
};
export const removePasskey = { request: z.object({ id: passkeyId }), value: z.object({ removed: z.literal(true) }) };

export const passkeyLoginOptions = {
  request: z.object({}),
  value: z.object({ challengeId: z.string(), options: webauthn }),
};

export const passkeyLogin = {
  request: z.object({ challengeId: z.string().check(z.maxLength(100)), response: webauthn }),
  value: sessionValue,
};
