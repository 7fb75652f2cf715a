import { MemberType } from '@livery/contract/enums';
import { ErrorCode } from '@livery/contract/errors';
import { changePassword, forgotPasswordByEmail, setPasswordByEmail, setPasswordBySms } from '@livery/contract/recovery';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { Database } from '../db/database.ts';
import { GatewayError } from '../http/gateway-error.ts';
import type { Route } from '../http/route.ts';
import type { Post } from '../inbox/messages.ts';
import { phrase, resetSubjects, resetTexts } from '../inbox/texts.data.ts';
import type { TellChange } from '../messages/tell-change.ts';
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
  readonly db: Database;
  readonly find: FindMember;
  readonly codes: Codes;
  readonly rules: FieldRules;
  readonly links: ResetLinks;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly devices: DeviceTokens;
  readonly limits: LoginLimits;
  readonly post: Post;
  readonly tellChange: TellChange;
  readonly siteOf: (merchant: Merchant) => string;
  readonly onTrouble: (error: unknown) => void;
}

const perAddress = { perMinute: 20 };

export const recoveryRoutes = (route: Route, { db, find, codes, rules, links, passwords, sessions, devices, limits, post, tellChange, siteOf, onTrouble }: Needs): void => {
  const oneAtATime = createOneAtATime();

  const mailLink = async (merchant: Merchant, language: LanguageCode, username: string, email: string): Promise<void> => {
    const member = await links.findMember(merchant, username, email);
    const token = member && (await links.make(member.id));
    if (!member || !token) return;
    const values = { name: member.username, brand: merchant.name, minutes: String(links.minutes) };
    // After the hash sign, which no browser sends and no server on the way writes down. Never to where the caller says the page is.
    const link = `${siteOf(merchant)}/m/resetPassword#${token}`;
    post({ merchant, channel: 'email', recipient: email, subject: phrase(resetSubjects, language, values), text: phrase(resetTexts, language, values), link });
  };

  route(
    forgotPasswordByEmail,
    ({ merchant, language, request: { username, email } }) => {
      // Not waited for: how long it takes must not tell whether there is such a member.
      void mailLink(merchant, language, username, email).catch(onTrouble);
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
      const code = await codes.check({ merchant: merchant.code, purpose: 'password', number: numberKey(number) }, verificationCode);
      const member = await find.byNumber(merchant, number);
      if (!code || !member) throw new GatewayError(ErrorCode.CodeWrong);
      // Before the code is spent: with another password the same code will do.
      await passwords.checkNew(member, newPassword);
      if (!(await codes.consume(db, code))) throw new GatewayError(ErrorCode.CodeWrong);
      await passwords.set(member, newPassword);
      await limits.succeed({ account: `${merchant.code}/${member.usernameKey}`, address: '' });
      tellChange({ memberId: member.id, merchant: merchant.code }, 'passwordChanged');
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
      if (!(await links.spend(token, member.id))) throw new GatewayError(ErrorCode.ResetLinkInvalid);
      await passwords.set(member, newPassword);
      await limits.succeed({ account: `${merchant.code}/${member.usernameKey}`, address: '' });
      tellChange({ memberId: member.id, merchant: merchant.code }, 'passwordChanged');
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
        if (newPassword !== confirmNewPassword) throw new GatewayError(ErrorCode.RegisterFieldInvalid, { value: { field: 'confirmNewPassword' } });
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
        await passwords.set(member, newPassword, session.tokenHash);
        tellChange(session, 'passwordChanged');
        const device = family && (await devices.issue(member.id, family));
        return device ? { deviceToken: device.token } : {};
      }),
    perAddress,
  );
};
