import { randomUUID } from 'node:crypto';
import { isAgent } from '@livery/contract/enums';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { type Member, members } from '../../members/index.ts';
import { referralCodes, referrals } from '../referral.tables.ts';

/**
 * Finds the member who owns an invitation code. The comparison ignores case and surrounding spaces. Returns undefined
 * if the code is unknown or the member is disabled.
 */
export const findInviter = async (
  db: Database,
  { code: merchant }: Pick<Merchant, 'code'>,
  code: string,
): Promise<Member | undefined> => {
  const [row] = await db
    .select({ member: members })
    .from(referralCodes)
    .innerJoin(members, eq(members.id, referralCodes.memberId))
    .where(and(eq(referralCodes.merchant, merchant), eq(referralCodes.code, code.trim().toUpperCase())));
  return row?.member.isDisabled ? undefined : row?.member;
};

/**
 * Finds the upline (the agent directly above) of a new member. It is the inviter if the inviter is an agent, or else
 * the inviter's upline.
 */
export const findUpline = async (
  db: Database,
  inviter: Member | undefined,
): Promise<Pick<Member, 'id' | 'lineage'> | undefined> => {
  if (!inviter || isAgent(inviter.type)) return inviter;
  if (!inviter.uplineId) return undefined;
  const [upline] = await db
    .select({ id: members.id, lineage: members.lineage })
    .from(members)
    .where(eq(members.id, inviter.uplineId));
  return upline;
};

interface Referral {
  readonly merchant: string;
  readonly inviterId: string;
  readonly inviteeId: string;
  readonly joinedAt: Date;
}

/**
 * Records who invited a new member. A second call changes nothing. Call this function inside the transaction that
 * creates the member.
 */
export const recordReferral = async (tx: Database, referral: Referral): Promise<void> => {
  await tx
    .insert(referrals)
    .values({ ...referral, publicId: randomUUID() })
    .onConflictDoNothing();
};
