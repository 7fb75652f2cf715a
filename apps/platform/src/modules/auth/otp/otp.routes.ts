import { ErrorCode } from '@livery/contract/errors';
import { sendSmsNoLogin, sendSmsRegister, verificationPatterns } from '@livery/contract/auth/otp';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { Route } from '../../../core/http/route.ts';
import { createCodeMessage } from '../messages/code-message.ts';
import type { CodePurpose, Codes } from './one-time-codes.ts';
import type { FieldRules } from '../field-rules/field-rules.ts';
import { toE164, type MobileNumber, toPhoneKey, parsePhoneNumber } from '../../../core/text/phone-number.ts';
import type { Merchants } from '../../../core/http/hosts/brand-directory.ts';
import { toAddressKey } from '../../../core/rate-limits/address-key.ts';

interface VerificationRoutesDeps {
  readonly codes: Codes;
  readonly rules: FieldRules;
  readonly merchants: Merchants;
  /** Returns true if the phone number belongs to a member. */
  readonly isMembers: (merchant: Merchant, number: MobileNumber) => Promise<boolean>;
  /** Returns the origin of a brand's site. Phones offer the code for autofill only on pages with this origin. */
  readonly getSiteOrigin: (merchant: Merchant) => string;
}

interface Sending {
  readonly merchant: Merchant;
  readonly purpose: CodePurpose;
  readonly typed: string;
  readonly dialingCode: string;
  readonly ip: string;
  readonly language: LanguageCode;
}

const perAddress = { perMinute: 30 };

export const verificationRoutes = (
  route: Route,
  { codes, rules, merchants, isMembers, getSiteOrigin }: VerificationRoutesDeps,
): void => {
  const send = async ({
    merchant,
    purpose,
    typed,
    dialingCode,
    ip,
    language,
  }: Sending): Promise<{ expiredMinutes: number }> => {
    const { countries } = await rules.getSettings(merchant);
    const number = parsePhoneNumber(typed, dialingCode, countries[0]?.dialingCode ?? '');
    if (!number || !countries.some((each) => each.dialingCode === number.countryDialingCode))
      throw new GatewayError(ErrorCode.RegisterFieldInvalid, {
        message: "The number is not from the brand's countries",
        value: { field: 'mobileNum' },
      });
    // A registration code is always sent, because the number has no member yet. For other purposes, a code for a number
    // without a member is stored but not sent. The response is the same, so that it does not reveal whether the number
    // belongs to a member.
    const isDecoy = purpose !== 'register' && !(await isMembers(merchant, number));
    await codes.send({ merchant: merchant.code, purpose, number: toPhoneKey(number) }, toAddressKey(ip), (code) => ({
      ...createCodeMessage({
        merchant,
        channel: 'sms',
        recipient: toE164(number),
        language,
        code,
        minutes: codes.expiredMinutes,
        siteOrigin: getSiteOrigin(merchant),
      }),
      isDecoy,
    }));
    return { expiredMinutes: codes.expiredMinutes };
  };

  const assertAnyFlag = async (merchant: Merchant, ...flags: readonly string[]): Promise<void> => {
    const on = await merchants.getFlags(merchant);
    if (!flags.some((flag) => on[flag])) throw new GatewayError(ErrorCode.FeatureDisabled);
  };

  route(
    sendSmsNoLogin,
    async ({ merchant, request, ip, language }) => {
      const isLogin = request.module === 'MOBILEVERCODELOGIN3';
      if (isLogin) await assertAnyFlag(merchant, 'MOBILEVERCODELOGIN3');
      return send({
        merchant,
        purpose: isLogin ? 'login' : 'password',
        typed: request.mobileNum,
        dialingCode: request.countryDialingCode,
        ip,
        language,
      });
    },
    perAddress,
  );

  route(
    sendSmsRegister,
    async ({ merchant, request, ip, language }) => {
      await assertAnyFlag(merchant, 'MOBILENUMREG3', 'REGMOBVERF3');
      return send({
        merchant,
        purpose: 'register',
        typed: request.mobileNo,
        dialingCode: request.countryDialingCode,
        ip,
        language,
      });
    },
    perAddress,
  );

  route(verificationPatterns, async ({ merchant, language }) => {
    const { countries } = await rules.getSettings(merchant);
    return { fields: await rules.getWireRules(merchant, 'login', language), countries: [...countries] };
  });
};
