import { ErrorCode } from '@livery/contract/errors';
import type { ParsedOf, ValueOf } from '@livery/contract/operation';
import type { login } from '@livery/contract/session';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { Captchas } from '../captcha/captchas.ts';
import type { Database } from '../db/database.ts';
import { GatewayError } from '../http/gateway-error.ts';
import type { Merchants } from '../merchants/merchants.ts';
import type { Identities } from '../social/identities.ts';
import type { Codes } from '../verification/codes.ts';
import type { FieldRules } from '../verification/field-rules.ts';
import { numberKey, readNumber } from '../verification/numbers.ts';
import type { DeviceTokens, IssuedDevice } from './device-tokens.ts';
import type { FindMember } from './find-member.ts';
import type { Attempt, LoginLimits } from './login-limits.ts';
import { createOneAtATime } from './one-at-a-time.ts';
import type { Member, OpenSession } from './open-session.ts';
import { verifyPassword } from './password.ts';
import type { Caller } from './sessions.ts';

type LoginRequest = ParsedOf<typeof login>;
type LoginValue = ValueOf<typeof login>;

export interface LogInNeeds {
  readonly db: Database;
  readonly find: FindMember;
  readonly openSession: OpenSession;
  readonly devices: DeviceTokens;
  readonly captchas: Captchas;
  readonly limits: LoginLimits;
  readonly codes: Codes;
  readonly rules: FieldRules;
  readonly identities: Identities;
  readonly merchants: Merchants;
  /** A hash that no password matches: unknown names take as long as known ones. */
  readonly nobodysHash: string;
}

interface Verified {
  readonly member: Member;
  readonly device?: IssuedDevice | undefined;
}

const featureOf = { google: 'GOOGLELOGIN3', facebook: 'FACEBOOKLOGIN3' } as const;

export const createLogIn = ({
  db,
  find,
  openSession,
  devices,
  captchas,
  limits,
  codes,
  rules,
  identities,
  merchants,
  nobodysHash,
}: LogInNeeds) => {
  const oneAtATime = createOneAtATime();

  /** Throws before a password is looked at: when locked, or when a captcha is wanted and not there. */
  const passLimits = async (
    attempt: Attempt,
    merchant: Merchant,
    caller: Caller,
    { type, captcha, captchaId }: LoginRequest,
  ): Promise<void> => {
    const { lockedFor, needsCaptcha } = await limits.standing(attempt);
    if (lockedFor !== undefined)
      throw new GatewayError(ErrorCode.LoginLocked, { retryAfter: lockedFor, value: { captcha: true } });
    // A device token and a provider's signature cannot be guessed, and whoever has them types nothing.
    if (!needsCaptcha || type === 'device' || type === 'firebase') return;
    if (!captcha) throw new GatewayError(ErrorCode.CaptchaRequired, { value: { captcha: true } });
    if (!(await captchas.check({ merchant: merchant.code, captchaId, caller }, captcha)))
      throw new GatewayError(ErrorCode.CaptchaWrong, { value: { captcha: true } });
  };

  const need = async (merchant: Merchant, flag: string): Promise<void> => {
    if (!(await merchants.flagsOf(merchant))[flag]) throw new GatewayError(ErrorCode.FeatureOff);
  };

  const byDevice = async (
    merchant: Merchant,
    { username, password, countryDialingCode }: LoginRequest,
  ): Promise<Verified | undefined> => {
    // A device that remembers a log-in by code knows the number alone.
    const number = countryDialingCode ? readNumber(username, countryDialingCode, countryDialingCode) : undefined;
    const member = await (number ? find.byNumber(merchant, number) : find.byName(merchant, username));
    const device = member && (await devices.redeem(password, member.id));
    return device && { member, device };
  };

  const byPassword = async (
    merchant: Merchant,
    { username, password }: LoginRequest,
  ): Promise<Verified | undefined> => {
    const member = await find.byName(merchant, username);
    const isRight = await verifyPassword(member?.passwordHash ?? nobodysHash, password);
    return member && isRight ? { member } : undefined;
  };

  const byCode = async (
    merchant: Merchant,
    { username, password, countryDialingCode = '' }: LoginRequest,
  ): Promise<Verified | undefined> => {
    const { countries } = await rules.settingsOf(merchant);
    const number = readNumber(username, countryDialingCode, countries[0]?.dialingCode ?? '');
    if (!number) return undefined;
    const code = await codes.check({ merchant: merchant.code, purpose: 'login', number: numberKey(number) }, password);
    const member = await find.byNumber(merchant, number);
    return code && member && (await codes.consume(db, code)) ? { member } : undefined;
  };

  const byIdentity = async (
    merchant: Merchant,
    { firebaseChannel, firebaseIdToken }: LoginRequest,
  ): Promise<Verified | undefined> => {
    if (!firebaseChannel || !firebaseIdToken) return undefined;
    const identity = await identities.verify(merchant, firebaseChannel, firebaseIdToken);
    const member = await find.byIdentity(merchant, firebaseChannel, identity.subject);
    if (member) return { member };
    // The token may still register a new member: its nonce is good once more.
    await identities.giveBack(merchant, firebaseChannel, identity);
    throw new GatewayError(ErrorCode.SocialUnknown, { value: { email: identity.email ?? '' } });
  };

  const ways = { username: byPassword, device: byDevice, sms: byCode, firebase: byIdentity } as const;
  const refusals = {
    username: ErrorCode.LoginFailed,
    device: ErrorCode.LoginFailed,
    sms: ErrorCode.CodeWrong,
    firebase: ErrorCode.SocialInvalid,
  } as const;

  const attemptLogIn = async (
    attempt: Attempt,
    merchant: Merchant,
    caller: Caller,
    request: LoginRequest,
  ): Promise<LoginValue> => {
    const { type } = request;
    if (type === 'sms') await need(merchant, 'MOBILEVERCODELOGIN3');
    if (type === 'firebase') await need(merchant, featureOf[request.firebaseChannel ?? 'google']);
    await passLimits(attempt, merchant, caller, request);
    const verified = await ways[type](merchant, request);
    if (!verified) {
      const isGuess = type === 'username' || type === 'sms';
      await (isGuess ? limits.fail(attempt) : limits.failDevice(attempt));
      throw new GatewayError(refusals[type], { value: { captcha: isGuess } });
    }
    await limits.succeed(attempt);
    return openSession({ merchant, ...verified, remember: request.remember });
  };

  return (merchant: Merchant, caller: Caller, request: LoginRequest): Promise<LoginValue> => {
    const account = `${merchant.code}/${request.type === 'sms' ? 'sms/' : ''}${request.username.toLowerCase()}`;
    return oneAtATime(account, () => attemptLogIn({ account, address: caller.address }, merchant, caller, request));
  };
};
