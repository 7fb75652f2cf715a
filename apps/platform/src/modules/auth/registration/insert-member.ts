import { randomBytes, randomUUID } from 'node:crypto';
import { MemberType } from '@livery/contract/enums';
import { ErrorCode } from '@livery/contract/errors';
import type { Registration, RegisterMode } from '@livery/contract/auth/registration';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { ledgerAccounts, memberAccount } from '../../ledger/index.ts';
import type { MobileNumber } from '../../../core/text/phone-number.ts';
import { type findLink, recordJoin } from '../../affiliates/index.ts';
import { findUpline, recordReferral } from '../../rewards/index.ts';
import { type Member, memberProfiles, members } from '../../members/index.ts';
import { registrations } from './registration.tables.ts';
import { memberIdentities } from '../social/social.tables.ts';
import { paymentPasswords } from '../../payments/index.ts';

/** Validated data of a new member. */
export interface NewMember {
  readonly merchant: Merchant;
  readonly mode: RegisterMode;
  readonly request: Registration;
  readonly passwordHash: string;
  /**
   * Hash of the payment password, a second password that only payment operations require. Undefined if the applicant
   * has chosen none.
   */
  readonly paymentPasswordHash: string | undefined;
  readonly number: MobileNumber | undefined;
  readonly isNumberVerified: boolean;
  readonly isEmailVerified: boolean;
  readonly identity: { readonly provider: string; readonly subject: string } | undefined;
  readonly inviter: Member | undefined;
  /** Affiliate link of an agent, if the applicant registered with one. */
  readonly link?: Awaited<ReturnType<typeof findLink>>;
  readonly confirmedAge: number;
  readonly country: string | null;
  readonly at: Date;
}

/**
 * Creates the user name of a member who registers by phone number. The name consists of the letter m and ten digits.
 */
const generatedName = (): string => `m${Array.from(randomBytes(10), (byte) => '0123456789'[byte % 10]).join('')}`;

const orNull = (text: string): string | null => (text === '' ? null : text);

/**
 * Returns the name of the database constraint that an error or one of its causes reports. Returns an empty text if
 * there is none.
 */
const findBrokenConstraint = (error: unknown): string => {
  for (let cause = error; typeof cause === 'object' && cause !== null; cause = (cause as { cause?: unknown }).cause) {
    if ('constraint' in cause && typeof cause.constraint === 'string') return cause.constraint;
    if ('constraint_name' in cause && typeof cause.constraint_name === 'string') return cause.constraint_name;
  }
  return '';
};

const conflictErrors: Readonly<Record<string, () => GatewayError>> = {
  members_by_name: () => new GatewayError(ErrorCode.UsernameTaken, { value: { field: 'username' } }),
  member_profiles_by_email: () => new GatewayError(ErrorCode.ContactTaken, { value: { field: 'email' } }),
  member_profiles_by_mobile: () => new GatewayError(ErrorCode.ContactTaken, { value: { field: 'mobileNum' } }),
  member_identities_merchant_provider_subject_pk: () => new GatewayError(ErrorCode.SocialInvalid),
};

/** Converts the error of a violated database constraint to a GatewayError. Returns other errors unchanged. */
export const toConflictError = (error: unknown): unknown => conflictErrors[findBrokenConstraint(error)]?.() ?? error;

/**
 * Inserts a member with its ledger account, profile and position in the agent tree. Call this function inside a
 * transaction. The call fails when the user name, phone number or e-mail address is already in use.
 */
export const insertMember = async (tx: Database, applicant: NewMember): Promise<Member> => {
  const { merchant, mode, request, passwordHash, number, identity, inviter, link, at } = applicant;
  const id = randomUUID();
  const username = mode === 'username' ? request.username : generatedName();
  const upline = link?.agent ?? (await findUpline(tx, inviter));
  const type = link?.row.kind === 'agent' ? MemberType.Agent : MemberType.Member;
  const [member] = await tx
    .insert(members)
    .values({
      id,
      merchant: merchant.code,
      username,
      usernameKey: username.toLowerCase(),
      passwordHash,
      nickname: orNull(request.nickname),
      type,
      uplineId: upline?.id ?? null,
      lineage: `${upline?.lineage ?? '/'}${id}/`,
      registeredAt: at,
    })
    .returning();
  await tx.insert(ledgerAccounts).values({
    id: memberAccount(id),
    merchant: merchant.code,
    kind: 'member',
    memberId: id,
    currency: merchant.currency,
  });
  const { email, payeeName, idNumber, qqNum, facebook, wechat, line, whatsapp, zalo } = request;
  await tx.insert(memberProfiles).values({
    memberId: id,
    merchant: merchant.code,
    email: orNull(email),
    emailKey: orNull(email.toLowerCase()),
    emailVerifiedAt: email && applicant.isEmailVerified ? at : null,
    countryDialingCode: number?.countryDialingCode ?? null,
    mobileNum: number?.mobileNum ?? null,
    mobileVerifiedAt: number && applicant.isNumberVerified ? at : null,
    payeeName: orNull(payeeName),
    idNumber: orNull(idNumber),
    qqNum: orNull(qqNum),
    facebook: orNull(facebook),
    wechat: orNull(wechat),
    line: orNull(line),
    whatsapp: orNull(whatsapp),
    zalo: orNull(zalo),
  });
  const { requestId = null, registerMethod: method, registerUrl, domain, affiliateCode, recommenderId } = request;
  await tx.insert(registrations).values({
    memberId: id,
    merchant: merchant.code,
    requestId,
    mode,
    method,
    registerUrl,
    domain,
    affiliateCode,
    recommenderId,
    country: applicant.country,
    confirmedAge: applicant.confirmedAge,
    at,
  });
  if (applicant.paymentPasswordHash)
    await tx
      .insert(paymentPasswords)
      .values({ memberId: id, passwordHash: applicant.paymentPasswordHash, changedAt: at });
  if (identity)
    await tx.insert(memberIdentities).values({ merchant: merchant.code, ...identity, memberId: id, linkedAt: at });
  if (link) await recordJoin(tx, link, id, at);
  if (inviter)
    await recordReferral(tx, { merchant: merchant.code, inviterId: inviter.id, inviteeId: id, joinedAt: at });
  return member!;
};
