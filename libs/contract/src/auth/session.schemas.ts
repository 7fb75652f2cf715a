import * as z from 'zod/mini';

const session = z.object({
  token: z.string(),
  userName: z.string(),
  /** Member type, e.g. 0 member, 4 free trial. */
  customerType: z.number(),
  firstTimeLogin: z.boolean(),
  /** Present if the log-in requested to be remembered: a revocable device token, never the password. */
  deviceToken: z.optional(z.string()),
});
export type SessionValue = z.infer<typeof session>;
export { session as sessionValue };

export const login = {
  request: z.object({
    /** `sms`: mobile number with the code that was sent to it. `firebase`: token of an identity provider. */
    type: z.enum(['username', 'device', 'sms', 'firebase']),
    /**
     * User name. With type `sms` the mobile number, with `device` the remembered user name or number, with `firebase`
     * empty.
     */
    username: z.string().check(z.trim(), z.maxLength(40)),
    /** Password. With type `device` the device token of a remembered log-in, with `sms` the code. */
    password: z.string().check(z.maxLength(128)),
    captcha: z.optional(z.string().check(z.maxLength(16))),
    /** Id with which the captcha image was requested. */
    captchaId: z.optional(z.string().check(z.maxLength(64))),
    remember: z.optional(z.boolean()),
    countryDialingCode: z.optional(z.string().check(z.regex(/^\d{0,4}$/))),
    firebaseChannel: z.optional(z.enum(['google', 'facebook'])),
    /** Signed token of the provider, bound to this attempt by its nonce. */
    firebaseIdToken: z.optional(z.string().check(z.maxLength(8192))),
    firebaseMobileNo: z.optional(z.string().check(z.maxLength(20))),
  }),
  value: session,
};

/** `value` of a failed log-in. */
export const loginFailure = z.object({ captcha: z.boolean() });

export const createTrialAccount = { request: z.object({}), value: z.object({ userName: z.string() }) };

export const freePlay = {
  request: z.object({
    module: z.optional(z.string().check(z.maxLength(20))),
    /** Trial account that this tab created before. It continues with the remaining balance. */
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
     * Id that the page gives to the image and sends again with the solution. Default: the one image of this address and
     * browser.
     */
    captchaId: z.optional(z.string().check(z.regex(/^[\w-]{16,64}$/))),
  }),
  /** PNG as base64 without a prefix. */
  value: z.string().check(z.regex(/^[\w+/]+=*$/)),
};
