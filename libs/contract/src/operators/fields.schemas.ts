import * as z from 'zod/mini';
import { permissions } from './permissions.ts';

/** Time in ISO 8601. */
export const time = z.string();

/** Id of an operator, a session, a grant (role of an operator for a brand) or a token. */
export const id = z.uuid();

export const brandCode = z.string().check(z.minLength(1), z.maxLength(40));

/** Id of a built-in role, such as `owner`, or the UUID of a role that operators have made. */
export const roleId = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));

export const permission = z.enum(permissions);

/** Set of permissions. The gateway removes repetitions. */
export const permissionSet = z.array(permission).check(z.minLength(1), z.maxLength(permissions.length));

export const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(80));

export const reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(500));

/** E-mail address in lower case, so that two operators cannot have the same address in different spellings. */
export const email = z.string().check(z.trim(), z.toLowerCase(), z.email(), z.maxLength(254));

/** Future time at which something ends. Null for no end. */
export const endsAt = z.nullable(z.iso.datetime());

/** Password of an operator. It needs no digits or special characters, because it is long (12 or more characters). */
export const newPassword = z.string().check(z.minLength(12), z.maxLength(128));

export const currentPassword = z.string().check(z.minLength(1), z.maxLength(128));

/**
 * Challenge for the creation or the use of a passkey. `options` are the options in JSON that the WebAuthn standard
 * defines for this challenge.
 */
export const passkeyChallenge = z.object({ challengeId: z.string(), options: z.record(z.string(), z.unknown()) });

/** Response of a browser to the challenge of a passkey. */
export const passkeyResponse = {
  challengeId: z.string().check(z.minLength(1), z.maxLength(100)),
  response: z.record(z.string(), z.unknown()),
};

/**
 * Code that proves a second factor. `totp` is the six-digit code of an authenticator app. `recovery` is one of the
 * recovery codes, which an operator uses after the loss of all factors. Each code is accepted once.
 */
export const codeProof = {
  kind: z.enum(['totp', 'recovery']),
  code: z.string().check(z.trim(), z.minLength(6), z.maxLength(40)),
};
