import { MemberType } from '@livery/contract/enums';
import { ErrorCode } from '@livery/contract/errors';
import {
  changePassword,
  forgotPasswordByEmail,
  setPasswordByEmail,
  setPasswordBySms,
} from '@livery/contract/auth/recovery';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { TransactionRunner } from '../../notifications/index.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { Route } from '../../../core/http/route.ts';
import { minutes } from '../../../core/clock/durations.ts';
import { translate } from '../../../core/text/gateway-texts.ts';
import type { DeviceTokens } from '../sessions/device-tokens.ts';
import type { MemberLookup } from '../login/member-lookup.ts';
import { toAddressKey } from '../../../core/rate-limits/address-key.ts';
import type { LoginLimits } from '../../../core/rate-limits/attempt-limits.ts';
import type { RateLimit } from '../../../core/rate-limits/rate-limit.ts';
import { createKeyedMutex } from '../../../core/keyed-mutex.ts';
import { verifyPassword } from '../../../core/crypto/password-hash.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Codes } from '../otp/one-time-codes.ts';
import type { FieldRules } from '../field-rules/field-rules.ts';
import { toPhoneKey, parsePhoneNumber } from '../../../core/text/phone-number.ts';
import type { ResetLinks } from './reset-links.ts';
import type { PasswordService } from '../passwords/password-service.ts';

interface RecoveryRoutesDeps {
  readonly find: MemberLookup;
  readonly codes: Codes;
  readonly rules: FieldRules;
  readonly links: ResetLinks;
  readonly passwords: PasswordService;
  readonly sessions: Sessions;
  readonly devices: DeviceTokens;
  readonly limits: LoginLimits;
  /** Limits the number of reset links that one IP address can request. */
  readonly resetLimit: RateLimit;
  readonly withNotifications: TransactionRunner;
  readonly getSiteOrigin: (merchant: Merchant) => string;
}

const perAddress = { perMinute: 20 };

const writeResetMail = (merchant: Merchant, language: LanguageCode, name: string, validMinutes: number) => ({
  subject: translate('passwordReset.subject', language, { brand: merchant.name }, { brand: merchant }),
  text: translate('passwordReset.text', language, { name, minutes: { count: validMinutes } }, { brand: merchant }),
});

/** Registers the routes with which a member replaces a forgotten password. */
const registerRecovery = (
  route: Route,
  { find, codes, rules, links, passwords, limits, resetLimit, withNotifications, getSiteOrigin }: RecoveryRoutesDeps,
): void => {
  /**
   * Sends a link for a new password to the member with this user name and e-mail address. If there is no such member, a
   * decoy message is stored but not sent. Both cases take the same time, so that the duration does not reveal whether
   * the member exists.
   */
  const mailLink = (merchant: Merchant, language: LanguageCode, username: string, email: string): Promise<void> =>
    withNotifications(async (tx, notify) => {
      const { token, name, isDecoy } = await links.create(tx, merchant, username, email);
      // The token is in the fragment of the URL. Browsers do not send the fragment, so no server log contains the
      // token. The origin comes from the settings of the brand. If it came from the request, an attacker could set it
      // and get the token.
      const link = `${getSiteOrigin(merchant)}/m/resetPassword#${token}`;
      await notify.message({
        merchant,
        channel: 'email',
        recipient: email,
        ...writeResetMail(merchant, language, name, links.life / minutes(1)),
        link,
        ttlMs: links.life,
        isDecoy,
      });
    });

  route(
    forgotPasswordByEmail,
    async ({ merchant, language, ip, request: { username, email } }) => {
      await resetLimit.assertBelow(toAddressKey(ip));
      await resetLimit.count(toAddressKey(ip));
      await mailLink(merchant, language, username, email);
      return { accepted: true as const };
    },
    perAddress,
  );

  route(
    setPasswordBySms,
    async ({ merchant, language, ip, request }) => {
      const { newPassword, mobileNum, verificationCode, countryDialingCode, endSessions, removePasskeys } = request;
      const { countries } = await rules.getSettings(merchant);
      const number = parsePhoneNumber(mobileNum, countryDialingCode, countries[0]?.dialingCode ?? '');
      if (!number) throw new GatewayError(ErrorCode.CodeWrong);
      await passwords.check(merchant, newPassword);
      const code = await codes.check(
        { merchant: merchant.code, purpose: 'password', number: toPhoneKey(number) },
        verificationCode,
      );
      const member = await find.byNumber(merchant, number);
      if (!code || !member) throw new GatewayError(ErrorCode.CodeWrong);
      // The code is marked as used only after this check. If the check rejects the new password, the member can send
      // another password with the same code.
      await passwords.checkNew(member, newPassword);
      const outcome = await passwords.set(member, newPassword, {
        language,
        endSessions,
        removePasskeys,
        spend: async (tx) => {
          if (!(await codes.consume(tx, code))) throw new GatewayError(ErrorCode.CodeWrong);
        },
      });
      await limits.succeed({ account: `${merchant.code}/${member.usernameKey}`, address: ip });
      return { userName: member.username, ...outcome };
    },
    perAddress,
  );

  route(
    setPasswordByEmail,
    async ({ merchant, language, ip, request: { newPassword, token, endSessions, removePasskeys } }) => {
      await passwords.check(merchant, newPassword);
      const member = await links.open(merchant, token);
      if (!member) throw new GatewayError(ErrorCode.ResetLinkInvalid);
      await passwords.checkNew(member, newPassword);
      const outcome = await passwords.set(member, newPassword, {
        language,
        endSessions,
        removePasskeys,
        spend: async (tx) => {
          if (!(await links.spend(tx, token, member.id))) throw new GatewayError(ErrorCode.ResetLinkInvalid);
        },
      });
      await limits.succeed({ account: `${merchant.code}/${member.usernameKey}`, address: ip });
      return { userName: member.username, ...outcome };
    },
    perAddress,
  );
};

/** Registers the route with which a logged-in member changes the password. */
const registerPasswordChange = (
  route: Route,
  { find, passwords, sessions, devices, limits }: RecoveryRoutesDeps,
): void => {
  const runExclusive = createKeyedMutex();

  route(
    changePassword,
    ({ merchant, session, language, ip, request }) =>
      // The attempts of one member run one after another, so that concurrent guesses cannot exceed the limit. A wrong
      // old password counts as a failed log-in.
      runExclusive(session.memberId, async () => {
        const { oldPassword, newPassword, confirmNewPassword, endSessions, removePasskeys } = request;
        if (session.memberType === MemberType.Trial) throw new GatewayError(ErrorCode.TrialRejected);
        if (newPassword !== confirmNewPassword)
          throw new GatewayError(ErrorCode.RegisterFieldInvalid, { value: { field: 'confirmNewPassword' } });
        await passwords.check(merchant, newPassword);
        const attempt = { account: `${merchant.code}/${session.username.toLowerCase()}`, address: ip };
        const { lockedFor } = await limits.getState(attempt);
        if (lockedFor !== undefined) throw new GatewayError(ErrorCode.LoginLocked, { retryAfter: lockedFor });
        const member = await find.byName(merchant, session.username);
        if (!member || !(await verifyPassword(member.passwordHash, oldPassword))) {
          await limits.fail(attempt);
          throw new GatewayError(ErrorCode.OldPasswordWrong, { value: { field: 'oldPassword' } });
        }
        await passwords.checkNew(member, newPassword);
        await limits.succeed(attempt);
        const family = await sessions.findDeviceFamily(session.tokenHash);
        const outcome = await passwords.set(member, newPassword, {
          exceptSession: session.tokenHash,
          language,
          endSessions,
          removePasskeys,
        });
        const device = family && endSessions ? await devices.issue(member.id, family) : undefined;
        return { ...outcome, ...(device && { deviceToken: device.token }) };
      }),
    perAddress,
  );
};

export const recoveryRoutes = (route: Route, deps: RecoveryRoutesDeps): void => {
  registerRecovery(route, deps);
  registerPasswordChange(route, deps);
};
