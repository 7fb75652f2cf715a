import { randomUUID } from 'node:crypto';
import { isAgent } from '@livery/contract/enums';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { members } from '../../members/members.tables.ts';
import { referralCodes, referrals } from '../referral.tables.ts';
import type { Member } from '../../members/member.ts';

/** Finds the member of an invitation code, ignoring case. */
export const findInviter = async (
  db: Database,
  { code: merchant }: Merchant,
  code: string,
): Promise<Member | undefined> => {
  const [row] = await db
    .select({ member: members })
    .from(referralCodes)
    .innerJoin(members, eq(members.id, referralCodes.memberId))
    .where(and(eq(referralCodes.merchant, merchant), eq(referralCodes.code, code.trim().toUpperCase())));
  return row?.member.isDisabled ? undefined : row?.member;
};

/** Upline of a new member: the inviter if it is an agent, else the inviter's upline. */
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

export const recordReferral = async (
  tx: Database,
  merchant: Merchant,
  inviter: Member,
  inviteeId: string,
  at: Date,
): Promise<void> => {
  await tx
    .insert(referrals)
    .values({ inviteeId, inviterId: inviter.id, merchant: merchant.code, publicId: randomUUID(), joinedAt: at })
    .onConflictDoNothing();
};
