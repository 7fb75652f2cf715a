import { ErrorCode } from '@livery/contract/errors';
import { sendSmsNoLogin, sendSmsRegister, verificationPatterns } from '@livery/contract/verification';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { GatewayError } from '../http/gateway-error.ts';
import type { Route } from '../http/route.ts';
import type { Merchants } from '../merchants/merchants.ts';
import { codeTexts, phrase } from '../inbox/texts.data.ts';
import type { CodePurpose, Codes } from './codes.ts';
import type { FieldRules } from './field-rules.ts';
import { dialed, type MobileNumber, numberKey, readNumber } from './numbers.ts';

interface Needs {
  readonly codes: Codes;
  readonly rules: FieldRules;
  readonly merchants: Merchants;
  /** Whether somebody has this number, so that a code would open something. */
  readonly isMembers: (merchant: Merchant, number: MobileNumber) => Promise<boolean>;
  /** Where the brand's page is: a phone fills the code in there and nowhere else. */
  readonly siteOf: (merchant: Merchant) => string;
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

export const verificationRoutes = (route: Route, { codes, rules, merchants, isMembers, siteOf }: Needs): void => {
  const send = async ({
    merchant,
    purpose,
    typed,
    dialingCode,
    ip,
    language,
  }: Sending): Promise<{ expiredMinutes: number }> => {
    const { countries } = await rules.settingsOf(merchant);
    const number = readNumber(typed, dialingCode, countries[0]?.dialingCode ?? '');
    if (!number || !countries.some((each) => each.dialingCode === number.countryDialingCode))
      throw new GatewayError(ErrorCode.RegisterFieldInvalid, {
        message: "This is no number of the brand's countries",
        value: { field: 'mobileNum' },
      });
    // A number that is nobody's has a code all the same, which goes nowhere: the answers are alike.
    const isForNobody = purpose !== 'register' && !(await isMembers(merchant, number));
    await codes.send({ merchant: merchant.code, purpose, number: numberKey(number) }, ip, (code) => {
      const text = phrase(codeTexts, language, { code, brand: merchant.name, minutes: String(codes.expiredMinutes) });
      // The last line is read by the phone (WebOTP), which offers the code on this host's pages alone.
      return {
        merchant,
        channel: 'sms',
        recipient: dialed(number),
        text: `${text}\n\n@${new URL(siteOf(merchant)).hostname} #${code}`,
        isForNobody,
      };
    });
    return { expiredMinutes: codes.expiredMinutes };
  };

  const need = async (merchant: Merchant, ...flags: readonly string[]): Promise<void> => {
    const on = await merchants.flagsOf(merchant);
    if (!flags.some((flag) => on[flag])) throw new GatewayError(ErrorCode.FeatureOff);
  };

  route(
    sendSmsNoLogin,
    async ({ merchant, request, ip, language }) => {
      const isLogin = request.module === 'MOBILEVERCODELOGIN3';
      if (isLogin) await need(merchant, 'MOBILEVERCODELOGIN3');
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
      await need(merchant, 'MOBILENUMREG3', 'REGMOBVERF3');
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
    const { countries } = await rules.settingsOf(merchant);
    return { fields: await rules.wireRules(merchant, 'login', language), countries: [...countries] };
  });
};
