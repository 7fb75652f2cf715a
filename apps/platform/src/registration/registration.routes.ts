import { checkAffiliateCode, register, registerByMobile, type RegisterFieldName, registerSettings } from '@livery/contract/registration';
import type { Database } from '../db/database.ts';
import type { Route } from '../http/route.ts';
import type { Merchants } from '../merchants/merchants.ts';
import type { FieldRules } from '../verification/field-rules.ts';
import { findLink } from '../team/affiliates.ts';
import { findInviter } from './inviters.ts';
import { minimumAgeOf, type Register } from './register-member.ts';

interface Needs {
  readonly db: Database;
  readonly merchants: Merchants;
  readonly rules: FieldRules;
  readonly registerMember: Register;
}

/** Each costs a hash, and tells whether a name is taken. */
const perAddress = { perMinute: 20 };

export const registrationRoutes = (route: Route, { db, merchants, rules, registerMember }: Needs): void => {
  route(registerSettings, async ({ merchant, language }) => {
    const [flags, { countries, smsBy }, fields] = await Promise.all([merchants.flagsOf(merchant), rules.settingsOf(merchant), rules.wireRules(merchant, 'register', language)]);
    return {
      fields: fields.map((rule) => ({ ...rule, name: rule.name as RegisterFieldName })),
      countries: [...countries], captcha: flags.CAPTCHA3 === true, smsBy, minimumAge: minimumAgeOf(merchant),
    };
  });

  route(register, ({ merchant, request, country, language }) => registerMember({ merchant, mode: 'username', request, country, language }), perAddress);
  route(registerByMobile, ({ merchant, request, country, language }) => registerMember({ merchant, mode: 'mobile', request, country, language }), perAddress);
  route(checkAffiliateCode, async ({ merchant, request: { code } }) => ({ success: ((await findLink(db, merchant.code, code)) ?? (await findInviter(db, merchant, code))) !== undefined }), perAddress);
};
