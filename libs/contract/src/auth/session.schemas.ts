import * as z from 'zod/mini';

const session = z.object({
  token: z.string(),
  userName: z.string(),
  /** Numeric member type, a value of `MemberType`: for example, 0 is a member and 4 is a free-trial account. */
  customerType: z.number(),
  firstTimeLogin: z.boolean(),
  /**
   * Token with which this device can log in again without the password. Present only if the log-in was sent with
   * `remember`. The token can be revoked.
   */
  deviceToken: z.optional(z.string()),
});
export type SessionValue = z.infer<typeof session>;
export { session as sessionValue };

export const login = {
  request: z.object({
    /**
     * Method of the log-in. `device`: token of a remembered device. `sms`: code that was sent to the mobile number.
     * `firebase`: token of an identity provider.
     */
    type: z.enum(['username', 'device', 'sms', 'firebase']),
    /**
     * User name. With type `sms`, this is the mobile number. With type `device`, this is the remembered user name or
     * number. With type `firebase`, this is empty.
     */
    username: z.string().check(z.trim(), z.maxLength(40)),
    /**
     * Password. With type `device`, this is the device token of the remembered log-in. With type `sms`, this is the
     * code from the SMS.
     */
    password: z.string().check(z.maxLength(128)),
    captcha: z.optional(z.string().check(z.maxLength(16))),
    /** Same id as in the request for the captcha image. */
    captchaId: z.optional(z.string().check(z.maxLength(64))),
    remember: z.optional(z.boolean()),
    countryDialingCode: z.optional(z.string().check(z.regex(/^\d{0,4}$/))),
    firebaseChannel: z.optional(z.enum(['google', 'facebook'])),
    /** Signed token of the identity provider. Its nonce binds the token to this log-in attempt. */
    firebaseIdToken: z.optional(z.string().check(z.maxLength(8192))),
    firebaseMobileNo: z.optional(z.string().check(z.maxLength(20))),
  }),
  value: session,
};

/** Value in the error response of a log-in. `captcha` is true if the next attempt needs a captcha. */
export const loginFailure = z.object({ captcha: z.boolean() });

export const createTrialAccount = { request: z.object({}), value: z.object({ userName: z.string() }) };

export const freePlay = {
  request: z.object({
    module: z.optional(z.string().check(z.maxLength(20))),
    /**
     * User name of a trial account that this browser tab created before. The game continues with the remaining balance
     * of this account.
     */
    userName: z.optional(z.string().check(z.maxLength(40))),
  }),
  value: z.object({ token: z.string(), userName: z.string(), customerType: z.literal(4) }),
};

export const logout = { request: z.object({}), value: z.object({ loggedOut: z.literal(true) }) };

/** Extends the session and returns its current data. */
export const renewSession = { request: z.object({}), value: z.omit(session, { deviceToken: true, token: true }) };

export const captcha = {
  request: z.object({
    /**
     * Id that the page chooses for the image and sends again with the solution. If absent, the gateway identifies the
     * image by the caller's IP address and browser.
     */
    captchaId: z.optional(z.string().check(z.regex(/^[\w-]{16,64}$/))),
  }),
  /** PNG image as base64, without the prefix `data:`. */
  value: z.string().check(z.regex(/^[\w+/]+=*$/)),
};
