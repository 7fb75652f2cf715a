import { MemberType } from '@livery/contract/enums';
import { ErrorCode } from '@livery/contract/errors';
import { changePassword, forgotPasswordByEmail, setPasswordByEmail, setPasswordBySms } from '@livery/contract/recovery';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { Happen } from '../happenings/happen.ts';
import { GatewayError } from '../http/gateway-error.ts';
import type { Route } from '../http/route.ts';
import { minutes } from '../clock/durations.ts';
import { phrase, resetSubjects, resetTexts } from '../inbox/texts.data.ts';
import type { DeviceTokens } from '../session/device-tokens.ts';
import type { FindMember } from '../session/find-member.ts';
import type { LoginLimits } from '../session/login-limits.ts';
import { createOneAtATime } from '../session/one-at-a-time.ts';
import { verifyPassword } from '../session/password.ts';
import type { Sessions } from '../session/sessions.ts';
import type { Codes } from '../verification/codes.ts';
import type { FieldRules } from '../verification/field-rules.ts';
import { numberKey, readNumber } from '../verification/numbers.ts';
import type { ResetLinks } from './reset-links.ts';
import type { Passwords } from './set-password.ts';

interface Needs {
  readonly find: FindMember;
  readonly codes: Codes;
  readonly rules: FieldRules;
  readonly links: ResetLinks;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly devices: DeviceTokens;
  readonly limits: LoginLimits;
  readonly happen: Happen;
  readonly siteOf: (merchant: Merchant) => string;
}

const perAddress = { perMinute: 20 };

export const recoveryRoutes = (
  route: Route,
  { find, codes, rules, links, passwords, sessions, devices, limits, happen, siteOf }: Needs,
): void => {
  const oneAtATime = createOneAtATime();

  /** Mails a link to whoever has this name and address. The same is written down where nobody does: how long it takes must not tell. */
  const mailLink = (merchant: Merchant, language: LanguageCode, username: string, email: string): Promise<void> =>
    happen(async (tx, tell) => {
      const { token, name, isForNobody } = await links.make(tx, merchant, username, email);
      const values = { name, brand: merchant.name, minutes: String(links.life / minutes(1)) };
      // After the hash sign, which no browser sends and no server on the way writes down. Never to where the caller says the page is.
      const link = `${siteOf(merchant)}/m/resetPassword#${token}`;
      await tell.message({
        merchant,
        channel: 'email',
        recipient: email,
        subject: phrase(resetSubjects, language, values),
        text: phrase(resetTexts, language, values),
        link,
        goodFor: links.life,
        isForNobody,
      });
    });

  route(
    forgotPasswordByEmail,
    async ({ merchant, language, request: { username, email } }) => {
      await mailLink(merchant, language, username, email);
      return { accepted: true as const };
    },
    perAddress,
  );

  route(
    setPasswordBySms,
    async ({ merchant, request: { newPassword, mobileNum, verificationCode, countryDialingCode } }) => {
      const { countries } = await rules.settingsOf(merchant);
      const number = readNumber(mobileNum, countryDialingCode, countries[0]?.dialingCode ?? '');
      if (!number) throw new GatewayError(ErrorCode.CodeWrong);
      await passwords.check(merchant, newPassword);
      const code = await codes.check(
        { merchant: merchant.code, purpose: 'password', number: numberKey(number) },
        verificationCode,
      );
      const member = await find.byNumber(merchant, number);
      if (!code || !member) throw new GatewayError(ErrorCode.CodeWrong);
      // Before the code is spent: with another password the same code will do.
      await passwords.checkNew(member, newPassword);
      await passwords.set(member, newPassword, {
        spend: async (tx) => {
          if (!(await codes.consume(tx, code))) throw new GatewayError(ErrorCode.CodeWrong);
        },
      });
      await limits.succeed({ account: `${merchant.code}/${member.usernameKey}`, address: '' });
      return { userName: member.username };
    },
    perAddress,
  );

  route(
    setPasswordByEmail,
    async ({ merchant, request: { newPassword, token } }) => {
      await passwords.check(merchant, newPassword);
      const member = await links.open(merchant, token);
      if (!member) throw new GatewayError(ErrorCode.ResetLinkInvalid);
      await passwords.checkNew(member, newPassword);
      await passwords.set(member, newPassword, {
        spend: async (tx) => {
          if (!(await links.spend(tx, token, member.id))) throw new GatewayError(ErrorCode.ResetLinkInvalid);
        },
      });
      await limits.succeed({ account: `${merchant.code}/${member.usernameKey}`, address: '' });
      return { userName: member.username };
    },
    perAddress,
  );

  route(
    changePassword,
    ({ merchant, session, ip, request: { oldPassword, newPassword, confirmNewPassword } }) =>
      // Guesses at the old password count as those at the log-in do, and one after the other.
      oneAtATime(session.memberId, async () => {
        if (session.memberType === MemberType.Trial) throw new GatewayError(ErrorCode.TrialRejected);
        if (newPassword !== confirmNewPassword)
          throw new GatewayError(ErrorCode.RegisterFieldInvalid, { value: { field: 'confirmNewPassword' } });
        await passwords.check(merchant, newPassword);
        const attempt = { account: `${merchant.code}/${session.username.toLowerCase()}`, address: ip };
        const { lockedFor } = await limits.standing(attempt);
        if (lockedFor !== undefined) throw new GatewayError(ErrorCode.LoginLocked, { retryAfter: lockedFor });
        const member = await find.byName(merchant, session.username);
        if (!member || !(await verifyPassword(member.passwordHash, oldPassword))) {
          await limits.fail(attempt);
          throw new GatewayError(ErrorCode.OldPasswordWrong, { value: { field: 'oldPassword' } });
        }
        await passwords.checkNew(member, newPassword);
        await limits.succeed(attempt);
        const family = await sessions.deviceOf(session.tokenHash);
        await passwords.set(member, newPassword, { keptSession: session.tokenHash });
        const device = family && (await devices.issue(member.id, family));
        return device ? { deviceToken: device.token } : {};
      }),
    perAddress,
  );
};
