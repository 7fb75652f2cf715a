import * as z from 'zod/mini';

const newPassword = z.string().check(z.minLength(1), z.maxLength(128));
/**
 * Options that end the access of other devices when the member sets a new password. `endSessions` logs out all other
 * sessions and remembered devices, and is true by default. `removePasskeys` removes the passkeys, and is false by
 * default.
 */
const endedAccess = {
  endSessions: z._default(z.boolean(), true),
  removePasskeys: z._default(z.boolean(), false),
};

/**
 * Result of a password change: the numbers of sessions and remembered devices that were logged out, and the number of
 * remaining passkeys. The member can then remove these passkeys.
 */
const outcome = {
  /** Number of other sessions of the member that ended because of the new password. 0 if `endSessions` was false. */
  endedSessions: z.number(),
  /**
   * Number of remembered devices whose token for a log-in without the password was revoked. 0 if `endSessions` was
   * false.
   */
  endedDevices: z.number(),
  /** Number of passkeys with which the member can still log in to the account. */
  passkeysLeft: z.number(),
};

const accepted = z.object({ accepted: z.literal(true) });

/**
 * Sends a password reset link by email. The response is the same for a registered member and for an unknown member, so
 * that nobody can find out who is registered.
 */
export const forgotPasswordByEmail = {
  request: z.object({
    username: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
    email: z.string().check(z.trim(), z.minLength(3), z.maxLength(254)),
  }),
  value: accepted,
};

/**
 * Sets a new password with a code from an SMS. The response contains the user name for the log-in. This is safe,
 * because the code proves that the caller owns the phone number.
 */
export const setPasswordBySms = {
  request: z.object({
    newPassword,
    mobileNum: z.string().check(z.trim(), z.minLength(1), z.maxLength(20)),
    verificationCode: z.string().check(z.trim(), z.minLength(1), z.maxLength(10)),
    countryDialingCode: z._default(z.string().check(z.regex(/^\d{0,4}$/)), ''),
    ...endedAccess,
  }),
  value: z.object({ userName: z.string(), ...outcome }),
};

/** Sets a new password with the token from the link in the password reset email. */
export const setPasswordByEmail = {
  request: z.object({ newPassword, token: z.string().check(z.minLength(1), z.maxLength(100)), ...endedAccess }),
  value: z.object({ userName: z.string(), ...outcome }),
};

export const changePassword = {
  request: z.object({
    oldPassword: z.string().check(z.minLength(1), z.maxLength(128)),
    newPassword,
    confirmNewPassword: newPassword,
    ...endedAccess,
  }),
  value: z.object({
    /**
     * New token with which this device can log in again without the password. It replaces the device's previous token,
     * which is no longer valid. Absent if the device had no token. Also absent if `endSessions` was false, because the
     * previous token then stays valid.
     */
    deviceToken: z.optional(z.string()),
    ...outcome,
  }),
};
