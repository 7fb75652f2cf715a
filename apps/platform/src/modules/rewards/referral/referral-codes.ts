import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { referralCodes } from '../referral.tables.ts';

/** Characters of a code. Characters that look alike (0 and O, or 1, I and L) are excluded. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const codeLength = 8;

const newCode = (): string => Array.from(randomBytes(codeLength), (byte) => alphabet[byte % alphabet.length]).join('');

/** Returns the invitation code of a member. The first call creates the code. */
export const getOrCreateInvitationCode = async (db: Database, merchant: string, memberId: string): Promise<string> => {
  for (;;) {
    const [existing] = await db.select().from(referralCodes).where(eq(referralCodes.memberId, memberId));
    if (existing) return existing.code;
    // The insert does nothing if another member already has this code, or if a concurrent call has created a code for
    // this member. In both cases, the loop reads the table again and tries again if necessary.
    await db.insert(referralCodes).values({ memberId, merchant, code: newCode() }).onConflictDoNothing();
  }
};
