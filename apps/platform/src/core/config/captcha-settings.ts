import * as z from 'zod';

/**
 * Checks of which the captcha (the protection against automatic attempts) can consist: an image with digits, a proof of
 * work, or an external service. A captcha has at most one check in addition to the image.
 */
const parts = ['image', 'proof-of-work', 'turnstile', 'hcaptcha'] as const;
type Part = (typeof parts)[number];

const listOfParts = z
  .string()
  .transform((text) => text.split(',').map((each) => each.trim()))
  .pipe(z.array(z.enum(parts)))
  .refine((list) => list.length > 0 && list.filter((part) => part !== 'image').length <= 1, {
    error: 'must be image, proof-of-work, turnstile or hcaptcha, or image and one of the others, separated by a comma',
  });

const key = z.string().regex(/^[\w.-]{3,200}$/, { error: 'must be a key of the service' });

/** Schemas of the environment variables of the captcha. */
export const captchaVariables = {
  CAPTCHA: listOfParts.default(['image', 'proof-of-work']),
  CAPTCHA_WORK: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, { error: 'must be a whole number from 1 to 9999' })
    .default('100')
    .transform(Number),
  CAPTCHA_DIGITS: z
    .string()
    .regex(/^\d{4,6}$/, { error: 'must be four to six digits' })
    .optional(),
  TURNSTILE_SITE_KEY: key.optional(),
  TURNSTILE_SECRET: key.optional(),
  HCAPTCHA_SITE_KEY: key.optional(),
  HCAPTCHA_SECRET: key.optional(),
};
type Variables = z.infer<z.ZodObject<typeof captchaVariables>>;

export interface CaptchaConfig {
  /** True if the captcha includes an image with digits that the member must type. */
  readonly hasImage: boolean;
  /** Check in addition to the image. Undefined if the captcha consists of the image only. */
  readonly provider: Exclude<Part, 'image'> | undefined;
  /**
   * Average number of attempts that a client needs to solve a proof of work. A captcha with another provider does not
   * use this number.
   */
  readonly work: number;
  /** Keys of the external captcha service. Present if `provider` is `turnstile` or `hcaptcha`. */
  readonly keys?: { readonly siteKey: string; readonly secret: string };
}

/** Captcha that the gateway uses if its configuration has no `captcha`. */
export const defaultCaptcha: CaptchaConfig = { hasImage: true, provider: 'proof-of-work', work: 100 };

const readKeys = (part: CaptchaConfig['provider'], variables: Variables): CaptchaConfig['keys'] => {
  const { TURNSTILE_SITE_KEY, TURNSTILE_SECRET, HCAPTCHA_SITE_KEY, HCAPTCHA_SECRET } = variables;
  const [siteKey, secret] =
    part === 'turnstile' ? [TURNSTILE_SITE_KEY, TURNSTILE_SECRET] : [HCAPTCHA_SITE_KEY, HCAPTCHA_SECRET];
  return siteKey !== undefined && secret !== undefined ? { siteKey, secret } : undefined;
};

/** Adds an error to `context` if the keys of the chosen captcha service are missing. */
export const checkCaptchaKeys = (variables: Variables, context: z.RefinementCtx): void => {
  for (const part of ['turnstile', 'hcaptcha'] as const)
    if (variables.CAPTCHA.includes(part) && !readKeys(part, variables))
      context.addIssue({
        code: 'custom',
        path: ['CAPTCHA'],
        message: `needs ${part.toUpperCase()}_SITE_KEY and ${part.toUpperCase()}_SECRET, the keys of the service`,
      });
};

export const toCaptchaConfig = (variables: Variables): CaptchaConfig => {
  const provider = variables.CAPTCHA.find((part) => part !== 'image');
  const keys = readKeys(provider, variables);
  return {
    hasImage: variables.CAPTCHA.includes('image'),
    provider,
    work: variables.CAPTCHA_WORK,
    ...(keys && { keys }),
  };
};
