import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { members, referralCodes, referrals } from '../../../tables.ts';

/** Without letters and digits that are taken for one another when they are read out. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const codeLength = 8;

const newCode = (): string => Array.from(randomBytes(codeLength), (byte) => alphabet[byte % alphabet.length]).join('');

/** The invitation code of a member, made when it is first asked for. */
export const getOrCreateInvitationCode = async (db: Database, merchant: string, memberId: string): Promise<string> => {
  for (;;) {
    const [existing] = await db.select().from(referralCodes).where(eq(referralCodes.memberId, memberId));
    if (existing) return existing.code;
    // A code that is somebody's already, or one made by another call meanwhile: look again.
    await db.insert(referralCodes).values({ memberId, merchant, code: newCode() }).onConflictDoNothing();
  }
};

/** The member whose code this is. Case and white space around do not matter; who is disabled invites nobody. */
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

/** Remembers by whom a new member came. To be called in the transaction that makes the member; nobody comes twice. */
export const recordReferral = async (tx: Database, invitation: Invitation): Promise<void> => {
  await tx
    .insert(referrals)
    .values({ ...invitation, publicId: randomUUID() })
    .onConflictDoNothing();
};
