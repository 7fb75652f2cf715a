import { randomUUID } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import type { Registration, RegisterMode } from '@livery/contract/registration';
import type { SessionValue } from '@livery/contract/session';
import { jurisdictions } from '@livery/merchant/jurisdiction';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { and, eq } from 'drizzle-orm';
import type { Captchas } from '../captcha/captchas.ts';
import type { Clock } from '../clock/clock.ts';
import { minutes } from '../clock/durations.ts';
import type { Database } from '../db/database.ts';
import { members, registrations } from '../db/schema/tables.ts';
import type { Happen } from '../happenings/happen.ts';
import { GatewayError } from '../http/gateway-error.ts';
import type { Merchants } from '../merchants/merchants.ts';
import type { EmailLinks } from '../profile/email-links.ts';
import type { Passwords } from '../recovery/set-password.ts';
import { createOneAtATime } from '../session/one-at-a-time.ts';
import type { Member, OpenSession } from '../session/open-session.ts';
import type { Caller } from '../session/sessions.ts';
import { hashPassword, verifyPassword } from '../session/password.ts';
import { newToken } from '../session/token.ts';
import type { Identities, Identity } from '../social/identities.ts';
import type { Codes } from '../verification/codes.ts';
import type { FieldRules } from '../verification/field-rules.ts';
import { dialed, type MobileNumber, numberKey, readNumber } from '../verification/numbers.ts';
import { checkFields } from './check-fields.ts';
import { asRefusal, insertMember } from './insert-member.ts';
import { findLink } from '../team/affiliates.ts';
import { findInviter } from './inviters.ts';

export interface RegistrationNeeds {
  readonly db: Database;
  readonly clock: Clock;
  readonly merchants: Merchants;
  readonly rules: FieldRules;
  readonly codes: Codes;
  readonly captchas: Captchas;
  readonly identities: Identities;
  readonly passwords: Passwords;
  readonly openSession: OpenSession;
  readonly happen: Happen;
  readonly emailLinks: EmailLinks;
}

interface Applying {
  readonly merchant: Merchant;
  readonly mode: RegisterMode;
  readonly request: Registration;
  readonly caller: Caller;
  readonly country: string | null;
  readonly language: LanguageCode;
  readonly flags: Readonly<Record<string, boolean>>;
}

/** For so long a registration may be sent again and gets its answer again. */
const repeatable = minutes(15);

export const minimumAgeOf = ({ minimumAge, jurisdiction }: Merchant): number =>
  Math.max(minimumAge ?? 0, jurisdictions[jurisdiction].minimumAge);

const refuseField = (code: ErrorCode, field: string): never => {
  throw new GatewayError(code, { value: { field } });
};

export const createRegistration = ({
  db,
  clock,
  merchants,
  rules,
  codes,
  captchas,
  identities,
  passwords,
  openSession,
  happen,
  emailLinks,
}: RegistrationNeeds) => {
  const oneAtATime = createOneAtATime();

  /** The member whom an earlier attempt at this registration made. */
  const findMade = async ({ merchant, request }: Applying): Promise<Member | undefined> => {
    if (!request.requestId) return undefined;
    const [made] = await db
      .select({ member: members, at: registrations.at })
      .from(registrations)
      .innerJoin(members, eq(members.id, registrations.memberId))
      .where(and(eq(registrations.merchant, merchant.code), eq(registrations.requestId, request.requestId)));
    if (!made) return undefined;
    const { member, at } = made;
    const isSame =
      at.getTime() + repeatable > clock.now().getTime() &&
      (request.username === '' || request.username === member.username);
    const isTheirs =
      isSame && (request.password === '' || (await verifyPassword(member.passwordHash, request.password)));
    if (!isTheirs) throw new GatewayError(ErrorCode.IdempotencyConflict);
    return member;
  };

  const passCaptcha = async ({ merchant, request, caller, flags }: Applying): Promise<void> => {
    if (!flags.CAPTCHA3) return;
    if (!request.captcha)
      throw new GatewayError(ErrorCode.CaptchaRequired, { value: { captcha: true, field: 'captcha' } });
    if (!(await captchas.check({ merchant: merchant.code, captchaId: request.captchaId, caller }, request.captcha)))
      throw new GatewayError(ErrorCode.CaptchaWrong, { value: { captcha: true, field: 'captcha' } });
  };

  const readMobile = async ({ merchant, request }: Applying): Promise<MobileNumber | undefined> => {
    if (request.mobileNum === '') return undefined;
    const { countries } = await rules.settingsOf(merchant);
    const number = readNumber(request.mobileNum, request.countryDialingCode, countries[0]?.dialingCode ?? '');
    if (!number || !countries.some(({ dialingCode }) => dialingCode === number.countryDialingCode))
      return refuseField(ErrorCode.RegisterFieldInvalid, 'mobileNum');
    return number;
  };

  /** What shows that the number is the applicant's: the gateway's own code, still to be spent, or a provider's token, which is given back where no member comes of it. */
  const verifyNumber = async (
    { merchant, request }: Applying,
    number: MobileNumber,
  ): Promise<{ readonly code: string } | { readonly vouched: Identity }> => {
    if (request.firebaseChannel === 'sms') {
      if (!request.firebaseIdToken) return refuseField(ErrorCode.CodeWrong, 'verificationCode');
      const vouched = await identities.verify(merchant, 'sms', request.firebaseIdToken);
      return vouched.phone === dialed(number) ? { vouched } : refuseField(ErrorCode.CodeWrong, 'verificationCode');
    }
    const code = await codes.check(
      { merchant: merchant.code, purpose: 'register', number: numberKey(number) },
      request.verificationCode,
    );
    return code ? { code } : refuseField(ErrorCode.CodeWrong, 'verificationCode');
  };

  const readIdentity = async ({
    merchant,
    request,
    flags,
  }: Applying): Promise<(Identity & { provider: 'google' | 'facebook' }) | undefined> => {
    const { firebaseChannel: provider, firebaseIdToken } = request;
    if (!firebaseIdToken || !provider || provider === 'sms') return undefined;
    if (!flags[provider === 'google' ? 'GOOGLELOGIN3' : 'FACEBOOKLOGIN3']) throw new GatewayError(ErrorCode.FeatureOff);
    return { ...(await identities.verify(merchant, provider, firebaseIdToken)), provider };
  };

  /** Whoever sent the applicant: an agent by a link, or a member by an invitation. */
  const readSender = async ({
    merchant,
    request,
  }: Applying): Promise<{ readonly link?: Awaited<ReturnType<typeof findLink>>; readonly inviter?: Member }> => {
    if (request.affiliateCode === '') return {};
    const link = await findLink(db, merchant.code, request.affiliateCode);
    if (link) return { link };
    return {
      inviter:
        (await findInviter(db, merchant, request.affiliateCode)) ??
        refuseField(ErrorCode.AffiliateInvalid, 'affiliateCode'),
    };
  };

  const make = async (applying: Applying): Promise<Member> => {
    const { merchant, mode, request, country, flags, language } = applying;
    if (request.password) await passwords.check(merchant, request.password);
    await passCaptcha(applying);
    const { inviter, link } = await readSender(applying);
    const number = await readMobile(applying);
    const mustVerify = mode === 'mobile' || flags.REGMOBVERF3 === true;
    const proof = number && mustVerify ? await verifyNumber(applying, number) : undefined;
    const passwordHash = await hashPassword(request.password || newToken());
    const paymentPasswordHash = request.paymentPassword ? await hashPassword(request.paymentPassword) : undefined;
    // Last of all that is spent once, so that it is given back as seldom as can be.
    const identity = await readIdentity(applying);
    const isEmailVerified =
      identity?.email !== undefined && identity.email.toLowerCase() === request.email.toLowerCase();
    try {
      return await happen(async (tx, tell) => {
        if (proof && 'code' in proof && !(await codes.consume(tx, proof.code)))
          refuseField(ErrorCode.CodeWrong, 'verificationCode');
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
          confirmedAge: minimumAgeOf(merchant),
          country,
          at: clock.now(),
        });
        await emailLinks.mailIn(tx, tell, { merchant, language, memberId: member.id });
        return member;
      });
    } catch (error) {
      if (identity) await identities.giveBack(merchant, identity.provider, identity);
      if (proof && 'vouched' in proof) await identities.giveBack(merchant, 'sms', proof.vouched);
      throw asRefusal(error);
    }
  };

  const attempt = async (given: Applying): Promise<SessionValue> => {
    const made = await findMade(given);
    if (made)
      return openSession({
        merchant: given.merchant,
        member: made,
        remember: given.request.remember,
        firstTimeLogin: true,
      });
    if (!given.request.ageConfirmed) refuseField(ErrorCode.AgeUnconfirmed, 'ageConfirmed');
    if (!given.request.agree) refuseField(ErrorCode.RegisterFieldInvalid, 'agree');
    const request = await checkFields(rules, given.merchant, given.mode, given.request, given.flags);
    const member = await make({ ...given, request });
    return openSession({ merchant: given.merchant, member, remember: request.remember, firstTimeLogin: true });
  };

  /** Makes a member and logs them in. The same request again gives the same member, however often its answer was lost. */
  return async (given: Omit<Applying, 'flags'>): Promise<SessionValue> => {
    const { merchant, mode, request } = given;
    const flags = await merchants.flagsOf(merchant);
    if (!flags.REG3 || !flags[mode === 'mobile' ? 'MOBILENUMREG3' : 'USERNAMEREG3'])
      throw new GatewayError(ErrorCode.FeatureOff);
    return oneAtATime(request.requestId ?? randomUUID(), () => attempt({ ...given, flags }));
  };
};
export type Register = ReturnType<typeof createRegistration>;
