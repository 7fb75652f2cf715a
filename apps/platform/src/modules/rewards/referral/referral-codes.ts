import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { members } from '../../members/members.tables.ts';
import { referralCodes, referrals } from '../referral.tables.ts';

/** Alphabet of codes, without characters that are easily confused (0 and O, 1, I and L). */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const codeLength = 8;

const newCode = (): string => Array.from(randomBytes(codeLength), (byte) => alphabet[byte % alphabet.length]).join('');

/** Invitation code of a member, created on the first request. */
export const getOrCreateInvitationCode = async (db: Database, merchant: string, memberId: string): Promise<string> => {
  for (;;) {
    const [existing] = await db.select().from(referralCodes).where(eq(referralCodes.memberId, memberId));
    if (existing) return existing.code;
    // The code exists already, or a concurrent call created one for this member: read again.
    await db.insert(referralCodes).values({ memberId, merchant, code: newCode() }).onConflictDoNothing();
  }
};

/**
 * Finds the member of an invitation code, ignoring case and surrounding white space. Disabled members are not found.
 */
export const findInviter = async (
  db: Database,
  merchant: string,
  code: string,
): Promise<{ id: string; lineage: string } | undefined> => {
  const [inviter] = await db
    .select({ id: members.id, lineage: members.lineage })
    .from(referralCodes)
    .innerJoin(members, eq(members.id, referralCodes.memberId))
    .where(
      and(
        eq(referralCodes.merchant, merchant),
        eq(referralCodes.code, code.trim().toUpperCase()),
        eq(members.isDisabled, false),
      ),
    );
  return inviter;
};

interface Invitation {
  readonly merchant: string;
  readonly inviterId: string;
  readonly inviteeId: string;
  readonly joinedAt: Date;
}

/**
 * Records by whom a new member was invited. Call it in the transaction that creates the member. A second call has no
 * effect.
 */
export const recordReferral = async (tx: Database, invitation: Invitation): Promise<void> => {
  await tx
    .insert(referrals)
    .values({ ...invitation, publicId: randomUUID() })
    .onConflictDoNothing();
};
