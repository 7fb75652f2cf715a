import * as z from 'zod/mini';
import {
  codeProof,
  currentPassword,
  email,
  id,
  passkeyChallenge,
  passkeyResponse,
  permission,
  time,
} from '../fields.schemas.ts';

/**
 * Value of the response to a successful log-in. It contains no session token, because the response sets the session as
 * a cookie.
 */
const loggedIn = z.object({ loggedIn: z.literal(true) });

export const operatorPasskeyChallenge = { request: z.object({}), value: passkeyChallenge };

export const operatorPasskeyLogin = { request: z.object(passkeyResponse), value: loggedIn };

export const operatorPasswordLogin = {
  request: z.object({ email, password: currentPassword }),
  /**
   * `ticket` proves that the password was correct. The second step of the log-in must contain it, at most five minutes
   * later.
   */
  value: z.object({ ticket: z.string() }),
};

export const operatorCodeLogin = {
  request: z.object({ ticket: z.string().check(z.minLength(1), z.maxLength(1000)), ...codeProof }),
  value: loggedIn,
};

export const whoAmI = {
  request: z.object({}),
  value: z.object({
    operatorId: id,
    name: z.string(),
    email: z.string(),
    /** Id of the API token that the caller uses. Null for a session of the console. */
    tokenId: z.nullable(id),
    /**
     * Time at which the operator last proved the identity again in this session, for example with a passkey. Null if
     * this has not happened.
     */
    provenAt: z.nullable(time),
    /** Time at which the session ends, even if the operator is still active. Null for an API token. */
    sessionEndsAt: z.nullable(time),
    /** Permissions of the caller that are valid for the whole platform. */
    permissions: z.array(permission),
    /**
     * Brands for which the operator has a permission. The `permissions` of a brand include the permissions for the
     * whole platform.
     */
    brands: z.array(z.object({ code: z.string(), name: z.string(), permissions: z.array(permission) })),
  }),
};

export const operatorLogout = { request: z.object({}), value: z.object({ loggedOut: z.literal(true) }) };

export const stepUpChallenge = { request: z.object({}), value: passkeyChallenge };

const proven = z.object({ provenAt: time });

export const stepUpByPasskey = { request: z.object(passkeyResponse), value: proven };
export const stepUpByCode = { request: z.object(codeProof), value: proven };

export const listOwnSessions = {
  request: z.object({}),
  value: z.object({
    list: z.array(
      z.object({
        id,
        isThis: z.boolean(),
        /** Method with which the operator logged in. */
        method: z.enum(['passkey', 'totp', 'recovery', 'invitation']),
        address: z.string(),
        userAgent: z.string(),
        startedAt: time,
        lastSeenAt: time,
      }),
    ),
  }),
};

const ended = z.object({ ended: z.number() });

export const endOwnSession = { request: z.object({ id }), value: ended };
export const endOtherOwnSessions = { request: z.object({}), value: ended };
