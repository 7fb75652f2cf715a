import * as z from 'zod/mini';
import { playBreak } from '../responsible-gaming/responsible-gaming.schemas.ts';

const session = z.object({
  token: z.string(),
  userName: z.string(),
  /** Numeric member type, a value of `MemberType`: for example, 0 is a member and 4 is a free-trial account. */
  customerType: z.number(),
  firstTimeLogin: z.boolean(),
  /** Break from play that is active now: a cool-off or a self-exclusion. Absent if the member has no active break. */
  pause: z.optional(playBreak),
  /**
   * Token with which this device can log in again without the password. Present only if the log-in request contained
   * `remember`. The member can revoke the token.
   */
  deviceToken: z.optional(z.string()),
});
export type SessionValue = z.infer<typeof session>;
export { session as sessionValue };

/**
 * Solution of a bot check: base64 of the solved proof of work, or the token of the widget (the page of an external
 * bot-check service).
 */
export const botCheckSolution = z.optional(z.string().check(z.maxLength(8192)));

/** Values of `type` in a log-in request that require a user name in the request. */
const namedTypes: readonly string[] = ['username', 'device', 'sms'];

const loginRequest = z
  .object({
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
     * code from the SMS. With type `firebase`, this is empty.
     */
    password: z.string().check(z.maxLength(128)),
    captcha: z.optional(z.string().check(z.maxLength(16))),
    /** Same id as in the request for the captcha image. */
    captchaId: z.optional(z.string().check(z.maxLength(64))),
    botCheck: botCheckSolution,
    remember: z.optional(z.boolean()),
    countryDialingCode: z.optional(z.string().check(z.regex(/^\d{0,4}$/))),
    firebaseChannel: z.optional(z.enum(['google', 'facebook'])),
    /**
     * Signed token of an identity provider, required for the log-in type `firebase`. The token contains the one-time
     * value (nonce) that the gateway issued for this log-in. A token with another nonce is rejected.
     */
    firebaseIdToken: z.optional(z.string().check(z.maxLength(8192))),
    firebaseMobileNo: z.optional(z.string().check(z.maxLength(20))),
  })
  .check(
    z.refine(({ type, username }) => username !== '' || !namedTypes.includes(type), {
      path: ['username'],
      error: 'must not be empty',
    }),
  );

export const login = {
  request: loginRequest,
  value: session,
};

/** Value in the error response of a log-in. `captcha` is true if the next attempt needs a captcha. */
export const loginFailure = z.object({ captcha: z.boolean() });

export const createTrialAccount = { request: z.object({}), value: z.object({ userName: z.string() }) };

export const freePlay = {
  request: z.object({
    module: z.optional(z.string().check(z.maxLength(20))),
    /**
     * User name of a trial account that this browser tab created before. The member then continues to play with the
     * remaining balance of this account. If the name is absent or unknown, the gateway creates a new trial account.
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

/**
 * Returns the bot check that a visitor must pass before a log-in or a registration, if that requires a captcha. A
 * gateway without this operation uses only captcha images.
 */
export const botCheck = {
  request: z.object({
    /**
     * Set to `true` to request a larger proof of work instead of the captcha image. This is for a member who cannot
     * read the image.
     */
    withoutImage: z.optional(z.enum(['true', 'false'])),
  }),
  value: z.object({
    /** True if the form must send the digits of a captcha image in addition to the solution of the bot check. */
    image: z.boolean(),
    /**
     * True if the form can offer a bot check without a captcha image. The form then sends this request again with
     * `withoutImage`, and gets a larger proof of work.
     */
    canSkipImage: z.boolean(),
    /**
     * Proof of work in the format of ALTCHA version 2. The client searches for the number that solves the challenge,
     * from 0 to `maxTries`. Then it sends `{ challenge, solution }` as base64 in the field `botCheck` of the log-in or
     * registration. Absent if the check needs no proof of work.
     */
    proofOfWork: z.optional(
      z.object({
        challenge: z.object({
          parameters: z.object({
            algorithm: z.string(),
            nonce: z.string(),
            salt: z.string(),
            cost: z.number(),
            keyLength: z.number(),
            keyPrefix: z.string(),
            keySignature: z.string(),
            data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
          }),
          signature: z.string(),
        }),
        maxTries: z.number(),
      }),
    ),
    /**
     * Page that shows the widget of an external bot-check service. The client opens `path` in a frame. The page posts
     * messages of type `livery-bot-check` with `token`, `height` or `failed`. The client then sends the token in the
     * field `botCheck` of the log-in or registration.
     */
    widget: z.optional(z.object({ path: z.string() })),
  }),
};
