import type { RegisterRequest } from '@livery/api/auth/registration';
import { registerFieldNames } from '@livery/contract/auth/registration';
import { toAsciiDigits } from '../shared/validation/normalize-phone.ts';
import type { getPendingIdentity } from '../social/oauth-state.ts';
import type { RegisterFields } from './register-fields.ts';
import { getRegisterMethod } from './register-method.ts';

interface RegisterRequestOptions {
  readonly fields: RegisterFields;
  /** True for a field that the form shows. Other fields are sent empty. */
  readonly has: (name: string) => boolean;
  /** Code and domain of the link that led here. */
  readonly affiliate: Pick<RegisterRequest, 'domain'> & { readonly code: string };
  readonly identity: ReturnType<typeof getPendingIdentity>;
  readonly dialingCode: string;
  readonly captchaId: string | undefined;
}

/** Request of a registration, without the proof of the mobile number. */
export const toRegisterRequest = ({
  fields,
  has,
  affiliate,
  identity,
  dialingCode,
  captchaId,
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
    captcha: fields.captcha,
    ...(captchaId && { captchaId }),
    ...(identity && { firebaseChannel: identity.provider, firebaseIdToken: identity.idToken }),
  };
};
