import { ErrorCode } from '@livery/contract/errors';
import type { ParsedRequest, ResponseValue } from '@livery/contract/operation';
import type { login } from '@livery/contract/auth/session';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { Captchas } from '../captcha/captchas.ts';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { Identities } from '../social/identities.ts';
import type { Codes } from '../otp/one-time-codes.ts';
import type { FieldRules } from '../field-rules/field-rules.ts';
import { toPhoneKey, parsePhoneNumber } from '../../../core/text/phone-number.ts';
import type { DeviceTokens, IssuedDevice } from '../sessions/device-tokens.ts';
import type { MemberLookup } from './member-lookup.ts';
import type { Attempt, LoginLimits } from '../../../core/rate-limits/attempt-limits.ts';
import { createKeyedMutex } from '../../../core/keyed-mutex.ts';
import type { CreateSession } from '../sessions/create-session.ts';
import { noPasswordHash, verifyPassword } from '../../../core/crypto/password-hash.ts';
import type { Caller } from '../../../core/http/request-context.ts';
import type { Merchants } from '../../../core/http/brand-directory.ts';
import type { Member } from '../../members/index.ts';

type LoginRequest = ParsedRequest<typeof login>;
type LoginValue = ResponseValue<typeof login>;

export interface LoginDeps {
  readonly db: Database;
  readonly find: MemberLookup;
  readonly createSession: CreateSession;
  readonly devices: DeviceTokens;
  readonly captchas: Captchas;
  readonly limits: LoginLimits;
  readonly codes: Codes;
  readonly rules: FieldRules;
  readonly identities: Identities;
  readonly merchants: Merchants;
  /**
   * Hash that no password matches. For an unknown name or an account without a password, the gateway verifies this
   * hash, so that the log-in takes as long as others.
   */
  readonly decoyPasswordHash: string;
}

interface Verified {
  readonly member: Member;
  readonly device?: IssuedDevice | undefined;
}

/** Proof of identity of each type of log-in. A device token is no proof, because the device may be in other hands. */
const proofs = { username: 'any', device: undefined, sms: 'secondFactor', firebase: 'any' } as const;
const socialLoginFlags = { google: 'GOOGLELOGIN3', facebook: 'FACEBOOKLOGIN3' } as const;

/**
 * Creates one function for each type of log-in. The function verifies the credentials and returns the member if the
 * credentials are right.
 */
const createVerifiers = ({ db, find, devices, codes, rules, identities, decoyPasswordHash }: LoginDeps) => {
  const byDevice = async (
    merchant: Merchant,
    { username, password, countryDialingCode }: LoginRequest,
  ): Promise<Verified | undefined> => {
    // If the device was remembered at a log-in by SMS code, the app sends the phone number as `username`.
    const number = countryDialingCode ? parsePhoneNumber(username, countryDialingCode, countryDialingCode) : undefined;
    const member = await (number ? find.byNumber(merchant, number) : find.byName(merchant, username));
    const device = member && (await devices.redeem(password, member.id));
    return device && { member, device };
  };

  const byPassword = async (
    merchant: Merchant,
    { username, password }: LoginRequest,
  ): Promise<Verified | undefined> => {
    const member = await find.byName(merchant, username);
    const hasPassword = member !== undefined && member.passwordHash !== noPasswordHash;
    const isRight = await verifyPassword(hasPassword ? member.passwordHash : decoyPasswordHash, password);
    return member && isRight ? { member } : undefined;
  };

  const byCode = async (
    merchant: Merchant,
    { username, password, countryDialingCode = '' }: LoginRequest,
  ): Promise<Verified | undefined> => {
    const { countries } = await rules.getSettings(merchant);
    const number = parsePhoneNumber(username, countryDialingCode, countries[0]?.dialingCode ?? '');
    if (!number) return undefined;
    const code = await codes.check({ merchant: merchant.code, purpose: 'login', number: toPhoneKey(number) }, password);
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
    // The nonce of the token is used up, but the member does not exist. The nonce is restored, so that the member can
    // register with the same token.
    await identities.restoreNonce(merchant, firebaseChannel, identity);
    throw new GatewayError(ErrorCode.SocialUnknown, { value: { email: identity.email ?? '' } });
  };

  const verifiers = { username: byPassword, device: byDevice, sms: byCode, firebase: byIdentity } as const;
  return { verifiers };
};

export const createLogin = (deps: LoginDeps) => {
  const { createSession, captchas, limits, merchants } = deps;
  const { verifiers } = createVerifiers(deps);
  const runExclusive = createKeyedMutex();

  /**
   * Checks a log-in before its password is verified. Throws when the account is locked, or when a required captcha is
   * missing or wrong.
   */
  const assertAttemptAllowed = async (
    attempt: Attempt,
    merchant: Merchant,
    caller: Caller,
    { type, captcha, captchaId }: LoginRequest,
  ): Promise<void> => {
    const { lockedFor, isCaptchaRequired } = await limits.getState(attempt);
    if (lockedFor !== undefined)
      throw new GatewayError(ErrorCode.LoginLocked, { retryAfter: lockedFor, value: { captcha: true } });
    // A log-in with a device token or a signed provider token needs no captcha. Nobody can guess these tokens, and the
    // page has no form for a captcha.
    if (!isCaptchaRequired || type === 'device' || type === 'firebase') return;
    if (!captcha) throw new GatewayError(ErrorCode.CaptchaRequired, { value: { captcha: true } });
    if (!(await captchas.check({ merchant: merchant.code, captchaId, caller }, captcha)))
      throw new GatewayError(ErrorCode.CaptchaWrong, { value: { captcha: true } });
  };

  const assertFeatureEnabled = async (merchant: Merchant, flag: string): Promise<void> => {
    if (!(await merchants.getFlags(merchant))[flag]) throw new GatewayError(ErrorCode.FeatureDisabled);
  };
  const errorCodes = {
    username: ErrorCode.LoginFailed,
    device: ErrorCode.LoginFailed,
    sms: ErrorCode.CodeWrong,
    firebase: ErrorCode.SocialInvalid,
  } as const;

  const attemptLogin = async (
    attempt: Attempt,
    merchant: Merchant,
    caller: Caller,
    request: LoginRequest,
  ): Promise<LoginValue> => {
    const { type } = request;
    if (type === 'sms') await assertFeatureEnabled(merchant, 'MOBILEVERCODELOGIN3');
    if (type === 'firebase')
      await assertFeatureEnabled(merchant, socialLoginFlags[request.firebaseChannel ?? 'google']);
    await assertAttemptAllowed(attempt, merchant, caller, request);
    const verified = await verifiers[type](merchant, request);
    if (!verified) {
      const isGuess = type === 'username' || type === 'sms';
      await (isGuess ? limits.fail(attempt) : limits.failDevice(attempt));
      throw new GatewayError(errorCodes[type], { value: { captcha: isGuess } });
    }
    await limits.succeed(attempt);
    return createSession({ merchant, ...verified, remember: request.remember, proof: proofs[type] });
  };

  return (merchant: Merchant, caller: Caller, request: LoginRequest): Promise<LoginValue> => {
    const account = `${merchant.code}/${request.type === 'sms' ? 'sms/' : ''}${request.username.toLowerCase()}`;
    return runExclusive(account, () => attemptLogin({ account, address: caller.address }, merchant, caller, request));
  };
};
