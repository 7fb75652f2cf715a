import {
  checkAffiliateCode,
  register,
  registerByMobile,
  type RegisterFieldName,
  registerSettings,
} from '@livery/contract/auth/registration';
import type { Database } from '../../../core/db/database.ts';
import type { Route } from '../../../core/http/route.ts';
import type { FieldRules } from '../field-rules/field-rules.ts';
import { findLink } from '../../affiliates/index.ts';
import { findInviter } from '../../rewards/index.ts';
import { getMinimumAge, type Register } from './register-member.ts';
import type { Merchants } from '../../../core/http/hosts/brand-directory.ts';

interface RegistrationRoutesDeps {
  readonly db: Database;
  readonly merchants: Merchants;
  readonly rules: FieldRules;
  readonly registerMember: Register;
}

/**
 * Maximum number of calls per minute from one IP address. Each call computes an expensive password hash and reveals
 * whether a user name is taken.
 */
const perAddress = { perMinute: 20 };

export const registrationRoutes = (
  route: Route,
  { db, merchants, rules, registerMember }: RegistrationRoutesDeps,
): void => {
  route(registerSettings, async ({ merchant, language }) => {
    const [flags, { countries, smsBy }, fields] = await Promise.all([
      merchants.getFlags(merchant),
      rules.getSettings(merchant),
      rules.getWireRules(merchant, 'register', language),
    ]);
    return {
      fields: fields.map((rule) => ({ ...rule, name: rule.name as RegisterFieldName })),
      countries: [...countries],
      captcha: flags.CAPTCHA3 === true,
      smsBy,
      minimumAge: getMinimumAge(merchant),
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
