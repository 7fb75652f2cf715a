import * as z from 'zod/mini';
import { currentPassword, name, newPassword, passkeyChallenge, passkeyResponse, time } from '../fields.schemas.ts';

/**
 * Recovery codes that prove the second factor after an operator has lost all passkeys and the authenticator app. Each
 * code can be used once.
 */
export const recoveryCodes = z.array(z.string());

/** New secret of an authenticator app. It becomes active when the operator confirms it with a code. */
export const totpSetup = z.object({
  /** Secret in base32, for manual input. */
  secret: z.string(),
  /** URI with the secret, for a QR code. */
  uri: z.string(),
  /**
   * Encrypted copy of the new secret. The client sends this copy back together with the first code of the app. It is
   * valid for ten minutes.
   */
  setup: z.string(),
});

export const totpConfirmation = {
  setup: z.string().check(z.minLength(1), z.maxLength(1000)),
  code: z.string().check(z.trim(), z.regex(/^\d{6}$/)),
};

const passkeyId = z.string().check(z.minLength(1), z.maxLength(1400));

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  /** True if the passkey is synchronized between devices. */
  isSynced: z.boolean(),
  createdAt: time,
  lastUsedAt: z.nullable(time),
  /** Public key as a JSON Web Key. Signed approvals of releases contain the same key. */
  publicKey: z.record(z.string(), z.string()),
  /**
   * Short fingerprint of the public key, which people compare to check that two keys are equal. It is the thumbprint of
   * RFC 7638 with SHA-256, as base64url.
   */
  thumbprint: z.string(),
});

export const readOwnFactors = {
  request: z.object({}),
  value: z.object({
    passwordChangedAt: time,
    passkeys: z.array(passkey),
    /** Time at which the authenticator app was set up. Null if the operator has none. */
    totpSetAt: z.nullable(time),
    recoveryCodesLeft: z.number(),
  }),
};

export const ownPasskeyChallenge = { request: z.object({}), value: passkeyChallenge };
export const addOwnPasskey = { request: z.object({ name, ...passkeyResponse }), value: passkey };
export const renameOwnPasskey = {
  request: z.object({ id: passkeyId, name }),
  value: z.object({ renamed: z.literal(true) }),
};
export const removeOwnPasskey = {
  request: z.object({ id: passkeyId }),
  value: z.object({ removed: z.literal(true) }),
};

export const ownTotpSetup = { request: z.object({}), value: totpSetup };
export const setOwnTotp = { request: z.object(totpConfirmation), value: z.object({ totpSetAt: time }) };

export const createOwnRecoveryCodes = {
  request: z.object({}),
  /**
   * `recoveryCodes` is null in the response to a repeated call (same `Idempotency-Key`), because the codes are not
   * stored.
   */
  value: z.object({ recoveryCodes: z.nullable(recoveryCodes) }),
};

export const changeOwnPassword = {
  request: z.object({ password: currentPassword, newPassword }),
  value: z.object({ passwordChangedAt: time }),
};
