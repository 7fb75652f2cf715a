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

export const login = {
  request: z.object({
    type: z.enum(['username', 'device']),
    username: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
    /** The password, or with type `device` the device token of a remembered log-in. */
    password: z.string().check(z.minLength(1), z.maxLength(128)),
    captcha: z.optional(z.string().check(z.maxLength(16))),
    captchaId: z.optional(z.string().check(z.maxLength(64))),
    remember: z.optional(z.boolean()),
  }),
  value: session,
};

/** The `value` of a failed log-in. */
export const loginFailure = z.object({ captcha: z.boolean() });

export const logout = { request: z.object({}), value: z.object({ loggedOut: z.literal(true) }) };

/** Renews the session's life and answers what it stands for now. */
export const renewSession = { request: z.object({}), value: z.omit(session, { deviceToken: true, token: true }) };

export const captcha = {
  request: z.object({}),
  value: z.object({
    captchaId: z.string(),
    /** A PNG, base64 without a prefix. */
    image: z.string(),
  }),
};
