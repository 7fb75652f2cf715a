import { ErrorCode } from '@livery/contract/errors';
import type { ParsedRequest, ResponseValue } from '@livery/contract/operation';
import type { stepUp, stepUpOptions } from '@livery/contract/auth/step-up';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { Session } from '../../../core/http/calls/session.ts';
import { stepUpLife } from '../../../core/http/calls/step-up.ts';
import { maskEmail, maskNumber } from '../../../core/text/mask-contact.ts';
import { toE164, toPhoneKey } from '../../../core/text/phone-number.ts';
import { memberProfiles, members } from '../../members/index.ts';
import { noPasswordHash } from '../../../core/crypto/password-hash.ts';
import { createCodeMessage } from '../messages/code-message.ts';
import type { Codes } from '../otp/one-time-codes.ts';
import type { Passkeys } from '../passkeys/passkeys.ts';
import type { RelyingParty } from '../../../core/passkeys/relying-party.ts';
import type { ConfirmPassword } from '../passwords/confirm-password.ts';
import type { Sessions } from '../sessions/sessions.ts';

interface StepUpDeps {
  readonly db: Database;
  readonly codes: Codes;
  readonly passkeys: Passkeys;
  readonly sessions: Sessions;
  readonly confirmPassword: ConfirmPassword;
  readonly getSiteOrigin: (merchant: Merchant) => string;
}

type CodeMethod = 'sms' | 'email';

/** Phone number or e-mail address that receives a one-time code. */
interface CodeRecipient {
  /** Key under which the codes for this recipient are stored and counted. */
  readonly key: string;
  readonly address: string;
  readonly masked: string;
}

interface CodeDelivery {
  readonly session: Session;
  readonly merchant: Merchant;
  readonly language: LanguageCode;
  readonly ip: string;
}

/**
 * Creates the function that finds the verified phone number and e-mail address of a member. A code that is sent to an
 * unverified number or address would prove nothing.
 */
const createRecipients =
  (db: Database) =>
  async (memberId: string): Promise<Partial<Record<CodeMethod, CodeRecipient>>> => {
    const [profile] = await db.select().from(memberProfiles).where(eq(memberProfiles.memberId, memberId));
    if (!profile) return {};
    const { email, emailKey, emailVerifiedAt, mobileNum, countryDialingCode, mobileVerifiedAt } = profile;
    const number = mobileNum && countryDialingCode ? { mobileNum, countryDialingCode } : undefined;
    return {
      ...(number &&
        mobileVerifiedAt && {
          sms: { key: toPhoneKey(number), address: toE164(number), masked: maskNumber(number.mobileNum) },
        }),
      ...(email &&
        emailKey &&
        emailVerifiedAt && { email: { key: emailKey, address: email, masked: maskEmail(email) } }),
    };
  };

/** Creates the functions that send and check one-time codes for a proof of identity. */
const createStepUpCodes = ({ db, codes, getSiteOrigin }: StepUpDeps) => {
  const findRecipients = createRecipients(db);

  const findRecipient = async (memberId: string, method: CodeMethod): Promise<CodeRecipient> => {
    const recipient = (await findRecipients(memberId))[method];
    if (!recipient) throw new GatewayError(ErrorCode.NotFound);
    return recipient;
  };

  return {
    findRecipients,

    sendCode: async ({ session, merchant, language, ip }: CodeDelivery, method: CodeMethod): Promise<number> => {
      const { key, address } = await findRecipient(session.memberId, method);
      await codes.send({ merchant: merchant.code, purpose: 'stepUp', number: key }, ip, (code) =>
        createCodeMessage({
          merchant,
          channel: method,
          recipient: address,
          language,
          code,
          minutes: codes.expiredMinutes,
          siteOrigin: getSiteOrigin(merchant),
        }),
      );
      return codes.expiredMinutes;
    },

    verifyCode: async ({ memberId, merchant }: Session, method: CodeMethod, typed: string): Promise<void> => {
      const { key } = await findRecipient(memberId, method);
      const id = await codes.check({ merchant, purpose: 'stepUp', number: key }, typed);
      if (!id || !(await codes.consume(db, id))) throw new GatewayError(ErrorCode.CodeWrong);
    },
  };
};

/**
 * Creates the service with which a member proves the identity again before a critical action. The session stores the
 * time of the proof. An operation with `stepUp` is allowed only after a recent proof. If the level of `stepUp` is
 * `inRequest`, the request itself contains the proof.
 */
export const createStepUp = (deps: StepUpDeps) => {
  const { db, passkeys, sessions, confirmPassword } = deps;
  const { findRecipients, sendCode, verifyCode } = createStepUpCodes(deps);

  const verify = async (
    session: Session,
    relyingParty: () => RelyingParty,
    request: ParsedRequest<typeof stepUp>,
  ): Promise<'any' | 'secondFactor'> => {
    if (request.method === 'password') {
      await confirmPassword(session.memberId, request.password);
      return 'any';
    }
    if (request.method === 'passkey') await passkeys.verifyProof(session, relyingParty(), request);
    else await verifyCode(session, request.method, request.code);
    return 'secondFactor';
  };

  return {
    sendCode,

    listOptions: async ({ memberId }: Session): Promise<ResponseValue<typeof stepUpOptions>> => {
      const { sms, email } = await findRecipients(memberId);
      const [member] = await db
        .select({ passwordHash: members.passwordHash })
        .from(members)
        .where(eq(members.id, memberId));
      const hasPasskeys = (await passkeys.list(memberId)).length > 0;
      return {
        methods: [
          ...(member && member.passwordHash !== noPasswordHash ? (['password'] as const) : []),
          ...(hasPasskeys ? (['passkey'] as const) : []),
          ...(sms ? (['sms'] as const) : []),
          ...(email ? (['email'] as const) : []),
        ],
        mobileNum: sms?.masked ?? null,
        email: email?.masked ?? null,
      };
    },

    /** Verifies a proof of identity and stores it in the session. Returns the time at which the proof expires. */
    prove: async (
      session: Session,
      relyingParty: () => RelyingParty,
      request: ParsedRequest<typeof stepUp>,
    ): Promise<Date> => {
      const provenAt = await sessions.prove(session.tokenHash, await verify(session, relyingParty, request));
      return new Date(provenAt.getTime() + stepUpLife);
    },
  };
};
export type StepUpService = ReturnType<typeof createStepUp>;
