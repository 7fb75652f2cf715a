import { ErrorCode } from '@livery/contract/errors';
import type { login } from '@livery/contract/auth/session';
import type { ParsedRequest } from '@livery/contract/operation';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { noPasswordHash } from '../../../core/crypto/password-hash.ts';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { Attempt, LoginLimits } from '../../../core/rate-limits/attempt-limits.ts';
import { parsePhoneNumber, toPhoneKey } from '../../../core/text/phone-number.ts';
import type { Member } from '../../members/index.ts';
import type { FieldRules } from '../field-rules/field-rules.ts';
import type { Codes } from '../otp/one-time-codes.ts';
import type { DeviceTokens, IssuedDevice } from '../sessions/device-tokens.ts';
import type { Identities } from '../social/identities.ts';
import type { MemberLookup } from './member-lookup.ts';

export type LoginRequest = ParsedRequest<typeof login>;

export interface VerifyCredentialsDeps {
  readonly db: Database;
  readonly find: MemberLookup;
  readonly devices: DeviceTokens;
  readonly limits: LoginLimits;
  readonly codes: Codes;
  readonly rules: FieldRules;
  readonly identities: Identities;
  readonly verifyPassword: (passwordHash: string, password: string) => Promise<boolean>;
  /**
   * Hash of a password that nobody has. If the name is unknown or the account has no password, the gateway verifies the
   * entered password with this hash. Each log-in then takes the same time.
   */
  readonly decoyPasswordHash: string;
}

export interface VerifiedLogin {
  readonly member: Member;
  readonly device?: IssuedDevice | undefined;
}

/**
 * Result of the check of a password or code. `member` is the member with the entered name or phone number, even if
 * the password or code is wrong. Undefined if there is no such member.
 */
export interface GuessResult {
  readonly isRight: boolean;
  readonly member: Member | undefined;
}

/**
 * Creates the function that reads the phone number from the field `username` of a log-in. It normalizes the number, so
 * that failures are counted together for all notations of a number. The function returns undefined for an invalid
 * number.
 */
const createNumberReader =
  ({ rules }: VerifyCredentialsDeps) =>
  async (merchant: Merchant, { username, countryDialingCode = '' }: LoginRequest) => {
    const { countries } = await rules.getSettings(merchant);
    return parsePhoneNumber(username, countryDialingCode, countries[0]?.dialingCode ?? '');
  };

/**
 * Creates the functions that check a password or a code. An attacker can try to guess these, so the callers of the
 * functions must count failures.
 */
export const createGuessVerifiers = (deps: VerifyCredentialsDeps) => {
  const { db, find, codes, verifyPassword, decoyPasswordHash } = deps;
  const readNumber = createNumberReader(deps);
  return {
    /** Checks a password. The work is the same for a member, an unknown name and an account without a password. */
    byPassword: async (merchant: Merchant, { username, password }: LoginRequest): Promise<GuessResult> => {
      const member = await find.byName(merchant, username);
      const hasPassword = member !== undefined && member.passwordHash !== noPasswordHash;
      const isRight = await verifyPassword(hasPassword ? member.passwordHash : decoyPasswordHash, password);
      return { isRight: isRight && hasPassword, member };
    },

    byCode: async (merchant: Merchant, request: LoginRequest): Promise<GuessResult> => {
      const number = await readNumber(merchant, request);
      if (!number) return { isRight: false, member: undefined };
      const code = await codes.check(
        { merchant: merchant.code, purpose: 'login', number: toPhoneKey(number) },
        request.password,
      );
      const member = await find.byNumber(merchant, number);
      return { isRight: Boolean(code && member && (await codes.consume(db, code))), member };
    },

    /**
     * Returns the key under which the failures of a log-in are counted. The key contains the entered name or phone
     * number, which may not belong to a member.
     */
    getAccountKey: async (merchant: Merchant, request: LoginRequest): Promise<string> => {
      if (request.type !== 'sms') return `${merchant.code}/${request.username.toLowerCase()}`;
      const number = await readNumber(merchant, request);
      return `${merchant.code}/sms/${number ? toPhoneKey(number) : request.username.toLowerCase()}`;
    },
  };
};

/**
 * Creates the functions that check a device token or a signed token of an identity provider. Nobody can guess these
 * tokens. Therefore failures with passwords do not lock these log-ins.
 */
export const createTokenVerifiers = ({ find, devices, limits, identities }: VerifyCredentialsDeps) => {
  const byDevice = async (
    merchant: Merchant,
    { username, password, countryDialingCode }: LoginRequest,
  ): Promise<VerifiedLogin | undefined> => {
    // If the device was remembered at a log-in by SMS code, the app sends the phone number as `username`.
    const number = countryDialingCode ? parsePhoneNumber(username, countryDialingCode, countryDialingCode) : undefined;
    const member = await (number ? find.byNumber(merchant, number) : find.byName(merchant, username));
    // The device token is also looked up if the name is unknown. Otherwise a faster response would reveal that the name
    // is unknown.
    const device = await devices.redeem(password, member?.id ?? '');
    return member && device && { member, device };
  };

  /**
   * Checks the token of an identity provider. Failures are counted for the subject (the user id) of the token. The
   * user name is empty in all requests of this type. Returns undefined if the token is missing. Throws a GatewayError
   * if no member has this identity or the log-in is locked.
   */
  const byIdentity = async (
    merchant: Merchant,
    { firebaseChannel, firebaseIdToken }: LoginRequest,
    address: string,
  ): Promise<VerifiedLogin | undefined> => {
    if (!firebaseChannel || !firebaseIdToken) return undefined;
    const identity = await identities.verify(merchant, firebaseChannel, firebaseIdToken);
    const attempt: Attempt = { account: `${merchant.code}/${firebaseChannel}/${identity.subject}`, address };
    const { lockedFor } = await limits.getState(attempt);
    const member = lockedFor === undefined && (await find.byIdentity(merchant, firebaseChannel, identity.subject));
    if (member) return { member };
    // The check has used up the nonce (a one-time text) in the token, but the log-in fails. The nonce becomes valid
    // again, so that the member can still register or log in with the same token.
    await identities.restoreNonce(merchant, firebaseChannel, identity);
    if (lockedFor !== undefined) throw new GatewayError(ErrorCode.LoginLocked, { retryAfter: lockedFor });
    await limits.failProven(attempt);
    throw new GatewayError(ErrorCode.SocialUnknown, { value: { email: identity.email ?? '' } });
  };
  return { byDevice, byIdentity };
};
