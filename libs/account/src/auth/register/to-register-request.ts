import type { RegisterRequest } from '@livery/api/auth/registration';
import { registerFieldNames } from '@livery/contract/auth/registration';
import { toAsciiDigits } from '../shared/validation/normalize-phone.ts';
import type { getPendingIdentity } from '../social/oauth-state.ts';
import type { BotCheckFields } from '../bot-check/use-bot-check.ts';
import type { RegisterFields } from './register-fields.ts';
import { getRegisterMethod } from './register-method.ts';

interface RegisterRequestOptions {
  readonly fields: RegisterFields;
  /** Returns true if the form shows the field. The request contains an empty value for a hidden field. */
  readonly has: (name: string) => boolean;
  /**
   * Affiliate code (code of a partner who refers visitors) and the parameter `domain`, both from the URL of the
   * registration page. Each is an empty string if it is missing.
   */
  readonly affiliate: Pick<RegisterRequest, 'domain'> & { readonly code: string };
  readonly identity: ReturnType<typeof getPendingIdentity>;
  readonly dialingCode: string;
  /** Solved bot check, as fields of the request. */
  readonly solved: BotCheckFields;
}

/** Creates the registration request. The caller adds the proof of the mobile number (the verified SMS code). */
export const toRegisterRequest = ({
  fields,
  has,
  affiliate,
  identity,
  dialingCode,
  solved,
}: RegisterRequestOptions): RegisterRequest => {
  const fieldValues = Object.fromEntries(
    registerFieldNames.map((name) => [name, has(name) ? fields[name] : '']),
  ) as Record<(typeof registerFieldNames)[number], string>;
  return {
    ...fieldValues,
    mobileNum: toAsciiDigits(fieldValues.mobileNum).trim(),
    affiliateCode: fieldValues.affiliateCode.trim() || affiliate.code,
    countryDialingCode: dialingCode,
    registerUrl: location.host,
    registerMethod: getRegisterMethod(),
    domain: affiliate.domain,
    type: 0,
    ageConfirmed: fields.age,
    agree: fields.agree,
    captcha: '',
    ...solved,
    ...(identity && { firebaseChannel: identity.provider, firebaseIdToken: identity.idToken }),
  };
};
