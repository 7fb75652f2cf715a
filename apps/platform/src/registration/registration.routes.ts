import {
  checkAffiliateCode,
  register,
  registerByMobile,
  type RegisterFieldName,
  registerSettings,
} from '@livery/contract/registration';
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
    const [flags, { countries, smsBy }, fields] = await Promise.all([
      merchants.flagsOf(merchant),
      rules.settingsOf(merchant),
      rules.wireRules(merchant, 'register', language),
    ]);
    return {
      fields: fields.map((rule) => ({ ...rule, name: rule.name as RegisterFieldName })),
      countries: [...countries],
      captcha: flags.CAPTCHA3 === true,
      smsBy,
      minimumAge: minimumAgeOf(merchant),
    };
  });

  for (const [operation, mode] of [
    [register, 'username'],
    [registerByMobile, 'mobile'],
  ] as const)
    route(
      operation,
      ({ merchant, request, country, language, ip, userAgent }) =>
        registerMember({ merchant, mode, request, country, language, caller: { address: ip, userAgent } }),
      perAddress,
    );
  route(
    checkAffiliateCode,
    async ({ merchant, request: { code } }) => ({
      success: ((await findLink(db, merchant.code, code)) ?? (await findInviter(db, merchant, code))) !== undefined,
    }),
    perAddress,
  );
};
