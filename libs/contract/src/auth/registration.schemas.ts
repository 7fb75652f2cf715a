import * as z from 'zod/mini';
import { botCheckSolution, sessionValue } from './session.schemas.ts';
import { registerFieldNames, registerMethods } from './registration-field-names.ts';

/** Validation rule of one registration field. `message` is in the caller's language. */
export const fieldRule = z.object({
  name: z.string(),
  enabled: z.boolean(),
  required: z.boolean(),
  /** Regular expression that the complete value must match. Null if the field can contain any text. */
  pattern: z.nullable(z.string()),
  minLength: z.number(),
  maxLength: z.number(),
  message: z.string(),
});
export type FieldRule = z.infer<typeof fieldRule>;

export const dialingCountry = z.object({
  /** ISO 3166-1 alpha-2 code of the country. */
  country: z.string(),
  /** International dialling code, only digits, without `+`. */
  dialingCode: z.string(),
});

export const registerSettings = {
  request: z.object({ language: z.optional(z.string().check(z.maxLength(4))) }),
  value: z.object({
    fields: z.array(z.extend(fieldRule, { name: z.enum(registerFieldNames) })),
    /** Countries whose mobile numbers the brand accepts. The default country of the form is first. */
    countries: z.array(dialingCountry),
    captcha: z.boolean(),
    /**
     * Service that sends and verifies the SMS code. `gateway`: the gateway itself. `provider`: an identity provider,
     * which returns a token as proof of the verified number.
     */
    smsBy: z.enum(['gateway', 'provider']),
    minimumAge: z.number(),
  }),
};

/**
 * Creates the schema of a text field that a request can omit. An absent field becomes an empty text. The validation
 * rules of the brand are checked later, and they determine which fields are required.
 */
const field = (max: number) => z._default(z.string().check(z.maxLength(max)), '');

const request = z.object({
  username: field(64),
  password: field(128),
  confirmPassword: field(128),
  paymentPassword: field(64),
  idNumber: field(64),
  qqNum: field(64),
  facebook: field(128),
  wechat: field(64),
  line: field(64),
  whatsapp: field(64),
  zalo: field(64),
  email: field(254),
  nickname: field(64),
  payeeName: field(128),
  mobileNum: field(20),
  verificationCode: field(10),
  recommenderId: field(64),
  affiliateCode: field(64),
  countryDialingCode: z._default(z.string().check(z.regex(/^\d{0,4}$/)), ''),
  /** Host name of the page on which the member registers. */
  registerUrl: field(253),
  registerMethod: z._default(z.enum(registerMethods), 'H5'),
  captcha: field(16),
  captchaId: z.optional(z.string().check(z.maxLength(64))),
  botCheck: botCheckSolution,
  type: z._default(z.literal(0), 0),
  /**
   * Value of the URL parameter `domain` of the registration page, which a partner's link can contain together with an
   * affiliate code. Empty if the URL does not contain this parameter.
   */
  domain: field(253),
  firebaseChannel: z.optional(z.enum(['sms', 'google', 'facebook'])),
  firebaseIdToken: z.optional(z.string().check(z.maxLength(8192))),
  /**
   * Id of one registration, which the client creates. If the client sends the same registration again, for example
   * after a timeout, it sends the same id. The gateway then returns the first response and does not create a second
   * member.
   */
  requestId: z.optional(z.uuid()),
  /** True if the applicant confirms that he or she has reached the minimum age. */
  ageConfirmed: z._default(z.boolean(), false),
  agree: z._default(z.boolean(), false),
  remember: z.optional(z.boolean()),
});
export type Registration = z.infer<typeof request>;

/** Registers a member. The response contains a session, because the new member is logged in at once. */
export const register = { request, value: sessionValue };
export const registerByMobile = { request, value: sessionValue };

/** Value in the error response of a registration, if one field is wrong. `field` is the name of this field. */
export const registerFailure = z.object({ field: z.string() });

export const checkAffiliateCode = {
  request: z.object({
    code: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)),
    domain: z._default(z.string().check(z.maxLength(253)), ''),
  }),
  value: z.object({ success: z.boolean() }),
};
