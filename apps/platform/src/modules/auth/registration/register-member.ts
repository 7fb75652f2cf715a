import { randomUUID } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import type { Registration, RegisterMode } from '@livery/contract/auth/registration';
import type { SessionValue } from '@livery/contract/auth/session';
import { jurisdictions } from '@livery/merchant/jurisdiction';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { and, eq } from 'drizzle-orm';
import type { BotChecks } from '../bot-check/bot-checks.ts';
import type { Clock } from '../../../core/clock/clock.ts';
import { minutes } from '../../../core/clock/durations.ts';
import type { Database } from '../../../core/db/database.ts';
import type { TransactionRunner } from '../../notifications/index.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { EmailLinks } from '../email-verification/email-links.ts';
import type { PasswordService } from '../passwords/password-service.ts';
import { createKeyedMutex } from '../../../core/keyed-mutex.ts';
import { toAddressKey } from '../../../core/rate-limits/address-key.ts';
import type { RateLimit } from '../../../core/rate-limits/rate-limit.ts';
import type { CreateSession } from '../sessions/create-session.ts';
import { assertStrongPaymentPassword } from '../../payments/index.ts';
import { hashPassword, verifyPassword } from '../../../core/crypto/password-hash.ts';
import { createToken } from '../../../core/crypto/token.ts';
import type { Identities, Identity } from '../social/identities.ts';
import type { Codes } from '../otp/one-time-codes.ts';
import type { FieldRules } from '../field-rules/field-rules.ts';
import { toE164, type MobileNumber, toPhoneKey, parsePhoneNumber } from '../../../core/text/phone-number.ts';
import { validateFields } from './validate-fields.ts';
import { toConflictError, insertMember } from './insert-member.ts';
import { findLink } from '../../affiliates/index.ts';
import { findInviter } from '../../rewards/index.ts';
import { type Member, members } from '../../members/index.ts';
import type { RecordEvent } from '../../webhooks/index.ts';
import { registrations } from './registration.tables.ts';
import type { Caller } from '../../../core/http/calls/request-context.ts';
import type { Merchants } from '../../../core/http/hosts/brand-directory.ts';

export interface RegistrationDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly merchants: Merchants;
  readonly rules: FieldRules;
  readonly codes: Codes;
  readonly botChecks: BotChecks;
  /**
   * Limits how many registrations from one IP address can fail because a name or contact is already in use. Such a
   * failure reveals that the name or contact exists.
   */
  readonly takenLimit: RateLimit;
  readonly identities: Identities;
  readonly passwords: PasswordService;
  readonly createSession: CreateSession;
  readonly withNotifications: TransactionRunner;
  readonly emailLinks: EmailLinks;
  readonly recordEvent: RecordEvent;
}

interface RegistrationInput {
  readonly merchant: Merchant;
  readonly mode: RegisterMode;
  readonly request: Registration;
  readonly caller: Caller;
  readonly country: string | null;
  readonly language: LanguageCode;
  readonly flags: Readonly<Record<string, boolean>>;
}

/**
 * Milliseconds after a registration during which a repeated registration with the same id logs in the existing
 * member.
 */
const repeatable = minutes(15);

export const getMinimumAge = ({ minimumAge, jurisdiction }: Merchant): number =>
  Math.max(minimumAge ?? 0, jurisdictions[jurisdiction].minimumAge);

const rejectField = (code: ErrorCode, field: string): never => {
  throw new GatewayError(code, { value: { field } });
};

/** Creates the functions that parse and check single fields of a registration. */
const createRegistrationChecks = ({ db, rules, codes, botChecks, identities }: RegistrationDeps) => {
  const assertCaptcha = async ({ merchant, request, caller, flags }: RegistrationInput): Promise<void> => {
    if (flags.CAPTCHA3) await botChecks.assertPassed(merchant, caller, request);
  };

  const readMobile = async ({ merchant, request }: RegistrationInput): Promise<MobileNumber | undefined> => {
    if (request.mobileNum === '') return undefined;
    const { countries } = await rules.getSettings(merchant);
    const number = parsePhoneNumber(request.mobileNum, request.countryDialingCode, countries[0]?.dialingCode ?? '');
    if (!number || !countries.some(({ dialingCode }) => dialingCode === number.countryDialingCode))
      return rejectField(ErrorCode.RegisterFieldInvalid, 'mobileNum');
    return number;
  };

  /**
   * Verifies that the phone number belongs to the applicant, by an SMS code or by the token of an identity provider.
   * The caller must mark the SMS code as used when it creates the member. If it creates no member, it must make the
   * nonce (the one-time text) of the token valid again.
   */
  const verifyNumber = async (
    { merchant, request }: RegistrationInput,
    number: MobileNumber,
  ): Promise<{ readonly code: string } | { readonly vouched: Identity }> => {
    if (request.firebaseChannel === 'sms') {
      if (!request.firebaseIdToken) return rejectField(ErrorCode.CodeWrong, 'verificationCode');
      const vouched = await identities.verify(merchant, 'sms', request.firebaseIdToken);
      return vouched.phone === toE164(number) ? { vouched } : rejectField(ErrorCode.CodeWrong, 'verificationCode');
    }
    const code = await codes.check(
      { merchant: merchant.code, purpose: 'register', number: toPhoneKey(number) },
      request.verificationCode,
    );
    return code ? { code } : rejectField(ErrorCode.CodeWrong, 'verificationCode');
  };

  const readIdentity = async ({
    merchant,
    request,
    flags,
  }: RegistrationInput): Promise<(Identity & { provider: 'google' | 'facebook' }) | undefined> => {
    const { firebaseChannel: provider, firebaseIdToken } = request;
    if (!firebaseIdToken || !provider || provider === 'sms') return undefined;
    if (!flags[provider === 'google' ? 'GOOGLELOGIN3' : 'FACEBOOKLOGIN3'])
      throw new GatewayError(ErrorCode.FeatureDisabled);
    return { ...(await identities.verify(merchant, provider, firebaseIdToken)), provider };
  };

  /**
   * Finds the affiliate link of an agent, or the member with the invitation code, for `affiliateCode` in the request.
   * Returns an empty object if the code is empty. Throws a GatewayError if the code is unknown.
   */
  const readSender = async ({
    merchant,
    request,
  }: RegistrationInput): Promise<{
    readonly link?: Awaited<ReturnType<typeof findLink>>;
    readonly inviter?: Member;
  }> => {
    if (request.affiliateCode === '') return {};
    const link = await findLink(db, merchant.code, request.affiliateCode);
    if (link) return { link };
    return {
      inviter:
        (await findInviter(db, merchant, request.affiliateCode)) ??
        rejectField(ErrorCode.AffiliateInvalid, 'affiliateCode'),
    };
  };
  return { assertCaptcha, readMobile, verifyNumber, readIdentity, readSender };
};

/** Creates the function that checks a registration and inserts the new member. */
const createMemberCreator = (
  { clock, codes, identities, passwords, withNotifications, emailLinks, takenLimit, recordEvent }: RegistrationDeps,
  { assertCaptcha, readMobile, verifyNumber, readIdentity, readSender }: ReturnType<typeof createRegistrationChecks>,
) => {
  const createMember = async (input: RegistrationInput): Promise<Member> => {
    const { merchant, mode, request, country, flags, language } = input;
    if (request.password) await passwords.check(merchant, request.password);
    await takenLimit.assertBelow(toAddressKey(input.caller.address));
    await assertCaptcha(input);
    if (request.paymentPassword) assertStrongPaymentPassword(request.paymentPassword, request);
    if (request.password) await passwords.checkFor(request.username, request.password);
    const { inviter, link } = await readSender(input);
    const number = await readMobile(input);
    const mustVerify = mode === 'mobile' || flags.REGMOBVERF3 === true;
    const proof = number && mustVerify ? await verifyNumber(input, number) : undefined;
    const passwordHash = await hashPassword(request.password || createToken());
    const paymentPasswordHash = request.paymentPassword ? await hashPassword(request.paymentPassword) : undefined;
    // The verification of the identity uses up the nonce (the one-time text) of the token, so it is the last check. If
    // an earlier check fails, the applicant can send the same token again.
    const identity = await readIdentity(input);
    const isEmailVerified =
      identity?.email !== undefined && identity.email.toLowerCase() === request.email.toLowerCase();
    try {
      return await withNotifications(async (tx, notify) => {
        const now = clock.now();
        if (proof && 'code' in proof && !(await codes.consume(tx, proof.code)))
          rejectField(ErrorCode.CodeWrong, 'verificationCode');
        const member = await insertMember(tx, {
          merchant,
          mode,
          request,
          passwordHash,
          paymentPasswordHash,
          number,
          isNumberVerified: number !== undefined && mustVerify,
          isEmailVerified,
          identity: identity && { provider: identity.provider, subject: identity.subject },
          inviter,
          link,
          confirmedAge: getMinimumAge(merchant),
          country,
          at: now,
        });
        await recordEvent(tx, {
          type: 'member.registered',
          merchant: merchant.code,
          occurredAt: now,
          data: { memberId: member.id, mode },
        });
        await emailLinks.sendInTransaction(tx, notify, { merchant, language, memberId: member.id });
        return member;
      });
    } catch (error) {
      if (identity) await identities.restoreNonce(merchant, identity.provider, identity);
      if (proof && 'vouched' in proof) await identities.restoreNonce(merchant, 'sms', proof.vouched);
      const conflict = toConflictError(error);
      if (conflict !== error) await takenLimit.count(toAddressKey(input.caller.address));
      throw conflict;
    }
  };
  return { createMember };
};

export const createRegistration = (deps: RegistrationDeps) => {
  const { db, clock, merchants, rules, createSession } = deps;
  const registrationChecks = createRegistrationChecks(deps);
  const { createMember } = createMemberCreator(deps, registrationChecks);
  const runExclusive = createKeyedMutex();

  /**
   * Returns the member that an earlier attempt at the same registration created. Returns undefined if there is no
   * such member.
   */
  const findExistingAttempt = async ({ merchant, request }: RegistrationInput): Promise<Member | undefined> => {
    if (!request.requestId) return undefined;
    const [existing] = await db
      .select({ member: members, at: registrations.at })
      .from(registrations)
      .innerJoin(members, eq(members.id, registrations.memberId))
      .where(and(eq(registrations.merchant, merchant.code), eq(registrations.requestId, request.requestId)));
    if (!existing) return undefined;
    const { member, at } = existing;
    const isSame =
      at.getTime() + repeatable > clock.now().getTime() &&
      (request.username === '' || request.username === member.username);
    const isTheirs =
      isSame && (request.password === '' || (await verifyPassword(member.passwordHash, request.password)));
    if (!isTheirs) throw new GatewayError(ErrorCode.IdempotencyConflict);
    return member;
  };

  const attempt = async (input: RegistrationInput): Promise<SessionValue> => {
    const existing = await findExistingAttempt(input);
    if (existing)
      return createSession({
        merchant: input.merchant,
        member: existing,
        remember: input.request.remember,
        firstTimeLogin: true,
        proof: 'any',
        method: 'registration',
      });
    if (!input.request.ageConfirmed) rejectField(ErrorCode.AgeUnconfirmed, 'ageConfirmed');
    if (!input.request.agree) rejectField(ErrorCode.RegisterFieldInvalid, 'agree');
    const request = await validateFields(rules, input.merchant, input.mode, input.request, input.flags);
    const member = await createMember({ ...input, request });
    return createSession({
      merchant: input.merchant,
      member,
      remember: request.remember,
      firstTimeLogin: true,
      proof: 'any',
      method: 'registration',
    });
  };

  /**
   * Creates a member and starts a session. If a request with the same `requestId` is repeated within 15 minutes, the
   * existing member is logged in.
   */
  return async (input: Omit<RegistrationInput, 'flags'>): Promise<SessionValue> => {
    const { merchant, mode, request } = input;
    const flags = await merchants.getFlags(merchant);
    if (!flags.REG3 || !flags[mode === 'mobile' ? 'MOBILENUMREG3' : 'USERNAMEREG3'])
      throw new GatewayError(ErrorCode.FeatureDisabled);
    return runExclusive(request.requestId ?? randomUUID(), () => attempt({ ...input, flags }));
  };
};
export type Register = ReturnType<typeof createRegistration>;
