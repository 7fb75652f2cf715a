import type { Merchant } from '@livery/merchant/merchant.schema';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import { days, hours, minutes } from '../../../core/clock/durations.ts';
import type { Database } from '../../../core/db/database.ts';
import { hashToken, createToken } from '../../../core/crypto/token.ts';
import { type Member, memberProfiles, members } from '../../members/index.ts';
import { passwordResets } from './recovery.tables.ts';

const life = minutes(30);
const maxPerHour = 3;

const createMemberFinder = () => {
  /**
   * Finds the member with this user name and e-mail address. Returns undefined if there is no such member or the member
   * is disabled.
   */
  const findMember = async (
    tx: Database,
    { code }: Merchant,
    username: string,
    email: string,
  ): Promise<Member | undefined> => {
    const [row] = await tx
      .select({ member: members })
      .from(members)
      .innerJoin(memberProfiles, eq(memberProfiles.memberId, members.id))
      .where(
        and(
          eq(members.merchant, code),
          eq(members.usernameKey, username.toLowerCase()),
          eq(memberProfiles.emailKey, email.toLowerCase()),
        ),
      );
    return row?.member.isDisabled ? undefined : row?.member;
  };
  return { findMember };
};

/**
 * Creates the service for links with which members set a new password. A link works only once. A new password
 * invalidates all links of the member.
 */
export const createResetLinks = (db: Database, clock: Clock) => {
  const { findMember } = createMemberFinder();
  const isOpen = () => and(isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, clock.now()));

  return {
    /** Milliseconds for which a link is valid. */
    life,

    /**
     * Creates a link for the member with this user name and e-mail address. If there is no such member, or the hourly
     * limit is reached, creates a decoy: a link that does not work. All cases take the same time.
     */
    create: async (
      tx: Database,
      merchant: Merchant,
      username: string,
      email: string,
    ): Promise<{ readonly token: string; readonly name: string; readonly isDecoy: boolean }> => {
      // The lock makes concurrent requests for one user name run one after another. Without it, they could all pass the
      // hourly limit.
      await tx.execute(
        sql`select pg_advisory_xact_lock(hashtext(${`reset/${merchant.code}/${username.toLowerCase()}`}))`,
      );
      const now = clock.now();
      await tx.delete(passwordResets).where(lt(passwordResets.createdAt, new Date(now.getTime() - days(1))));
      const member = await findMember(tx, merchant, username, email);
      const whereRecent = and(
        eq(passwordResets.memberId, member?.id ?? ''),
        gt(passwordResets.createdAt, new Date(now.getTime() - hours(1))),
      );
      const [sent] = await tx
        .select({ count: sql<number>`count(*)::int` })
        .from(passwordResets)
        .where(whereRecent);
      const memberId = (sent?.count ?? 0) < maxPerHour ? (member?.id ?? null) : null;
      const token = createToken();
      await tx
        .insert(passwordResets)
        .values({ tokenHash: hashToken(token), memberId, createdAt: now, expiresAt: new Date(now.getTime() + life) });
      return { token, name: member?.username ?? username, isDecoy: memberId === null };
    },

    /** Returns the member of a valid link, or undefined if the link is invalid. */
    open: async ({ code }: Merchant, token: string): Promise<Member | undefined> => {
      const [row] = await db
        .select({ member: members })
        .from(passwordResets)
        .innerJoin(members, eq(members.id, passwordResets.memberId))
        .where(and(eq(passwordResets.tokenHash, hashToken(token)), eq(members.merchant, code), isOpen()));
      return row?.member.isDisabled ? undefined : row?.member;
    },

    /**
     * Marks a link and all other links of its member as used. Returns false when a concurrent call has already used the
     * link.
     */
    spend: async (tx: Database, token: string, memberId: string): Promise<boolean> => {
      const usedAt = clock.now();
      const spent = await tx
        .update(passwordResets)
        .set({ usedAt })
        .where(and(eq(passwordResets.tokenHash, hashToken(token)), isOpen()))
        .returning({ memberId: passwordResets.memberId });
      if (spent.length === 1)
        await tx
          .update(passwordResets)
          .set({ usedAt })
          .where(and(eq(passwordResets.memberId, memberId), isNull(passwordResets.usedAt)));
      return spent.length === 1;
    },
  };
};
export type ResetLinks = ReturnType<typeof createResetLinks>;
