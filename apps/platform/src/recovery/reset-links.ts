import type { Merchant } from '@livery/merchant/merchant.schema';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import { hours, minutes } from '../clock/durations.ts';
import type { Database } from '../db/database.ts';
import { memberProfiles, members, passwordResets } from '../db/schema/tables.ts';
import type { Member } from '../session/open-session.ts';
import { hashToken, newToken } from '../session/token.ts';

const life = minutes(30);
const mostAnHour = 3;

/** Links for a new password that are mailed. One opens once; a new password ends all of them. */
export const createResetLinks = (db: Database, clock: Clock) => {
  const isOpen = () => and(isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, clock.now()));
  return {
    /** Milliseconds. */
    life,

    /** The member of this name who has this e-mail. */
    findMember: async ({ code }: Merchant, username: string, email: string): Promise<Member | undefined> => {
      const [found] = await db
        .select({ member: members })
        .from(members)
        .innerJoin(memberProfiles, eq(memberProfiles.memberId, members.id))
        .where(and(eq(members.merchant, code), eq(members.usernameKey, username.toLowerCase()), eq(memberProfiles.emailKey, email.toLowerCase())));
      return found?.member.isDisabled ? undefined : found?.member;
    },

    /** The token of a new link; undefined when the member was mailed too many in the last hour. */
    make: async (tx: Database, memberId: string): Promise<string | undefined> => {
      const now = clock.now();
      const lately = and(eq(passwordResets.memberId, memberId), gt(passwordResets.createdAt, new Date(now.getTime() - hours(1))));
      const [sent] = await tx.select({ count: sql<number>`count(*)::int` }).from(passwordResets).where(lately);
      if ((sent?.count ?? 0) >= mostAnHour) return undefined;
      const token = newToken();
      await tx.insert(passwordResets).values({ tokenHash: hashToken(token), memberId, createdAt: now, expiresAt: new Date(now.getTime() + life) });
      return token;
    },

    /** Whose link it is, as long as it opens something. */
    open: async ({ code }: Merchant, token: string): Promise<Member | undefined> => {
      const [found] = await db
        .select({ member: members })
        .from(passwordResets)
        .innerJoin(members, eq(members.id, passwordResets.memberId))
        .where(and(eq(passwordResets.tokenHash, hashToken(token)), eq(members.merchant, code), isOpen()));
      return found?.member.isDisabled ? undefined : found?.member;
    },

    /** Spends a link, and with it all others of its member; false when somebody was faster. */
    spend: async (tx: Database, token: string, memberId: string): Promise<boolean> => {
      const usedAt = clock.now();
      const spent = await tx.update(passwordResets).set({ usedAt }).where(and(eq(passwordResets.tokenHash, hashToken(token)), isOpen())).returning({ memberId: passwordResets.memberId });
      if (spent.length === 1) await tx.update(passwordResets).set({ usedAt }).where(and(eq(passwordResets.memberId, memberId), isNull(passwordResets.usedAt)));
      return spent.length === 1;
    },
  };
};
export type ResetLinks = ReturnType<typeof createResetLinks>;
