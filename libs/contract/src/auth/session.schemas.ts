import * as z from 'zod/mini';

const session = z.object({
  token: z.string(),
  userName: z.string(),
  /** The member type, e.g. 0 member, 4 free trial. */
  customerType: z.number(),
  firstTimeLogin: z.boolean(),
  /** Present when the log-in asked to be remembered: a revocable device token, never the password. */
  deviceToken: z.optional(z.string()),
});
export type SessionValue = z.infer<typeof session>;
export { session as sessionValue };

export const login = {
  request: z.object({
    /** `sms`: a mobile number and the code that was sent to it; `firebase`: an identity provider's token. */
    type: z.enum(['username', 'device', 'sms', 'firebase']),
    /** User name; with type `sms` the mobile number, with `device` whichever of them was remembered, with `firebase` empty. */
    username: z.string().check(z.trim(), z.maxLength(40)),
    /** The password; with type `device` the device token of a remembered log-in, with `sms` the code. */
    password: z.string().check(z.maxLength(128)),
    captcha: z.optional(z.string().check(z.maxLength(16))),
    /** The name under which the picture was asked for. */
    captchaId: z.optional(z.string().check(z.maxLength(64))),
    remember: z.optional(z.boolean()),
    countryDialingCode: z.optional(z.string().check(z.regex(/^\d{0,4}$/))),
    firebaseChannel: z.optional(z.enum(['google', 'facebook'])),
    /** The provider's signed token, bound to this attempt by its nonce. */
    firebaseIdToken: z.optional(z.string().check(z.maxLength(8192))),
    firebaseMobileNo: z.optional(z.string().check(z.maxLength(20))),
  }),
  value: session,
};

/** The `value` of a failed log-in. */
export const loginFailure = z.object({ captcha: z.boolean() });

export const createTrialAccount = { request: z.object({}), value: z.object({ userName: z.string() }) };

export const freePlay = {
  request: z.object({
    module: z.optional(z.string().check(z.maxLength(20))),
    /** A trial account that this tab made before: it goes on with what is left of its balance. */
    userName: z.optional(z.string().check(z.maxLength(40))),
  }),
  value: z.object({ token: z.string(), userName: z.string(), customerType: z.literal(4) }),
};

export const logout = { request: z.object({}), value: z.object({ loggedOut: z.literal(true) }) };

/** Renews the session's life and answers what it stands for now. */
export const renewSession = { request: z.object({}), value: z.omit(session, { deviceToken: true, token: true }) };

export const captcha = {
  request: z.object({
    /** The page's own name for the picture, sent again with what was read in it. Absent: the one picture that this address and browser have. */
    captchaId: z.optional(z.string().check(z.regex(/^[\w-]{16,64}$/))),
  }),
  /** A PNG, base64 without a prefix. */
  value: z.string().check(z.regex(/^[\w+/]+=*$/)),
};
