import type { Merchant } from '@livery/merchant/merchant.schema';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { memberIdentities, memberProfiles, members } from '../db/schema/tables.ts';
import type { MobileNumber } from '../verification/numbers.ts';
import type { Member } from './open-session.ts';

/** Finds members by what they log in with. One who is disabled is as one who does not exist. */
export const createFindMember = (db: Database) => {
  const enabled = (member: Member | undefined): Member | undefined => (member?.isDisabled ? undefined : member);
  return {
    byName: async ({ code }: Merchant, username: string): Promise<Member | undefined> =>
      enabled(
        (
          await db
            .select()
            .from(members)
            .where(and(eq(members.merchant, code), eq(members.usernameKey, username.toLowerCase())))
        )[0],
      ),

    byNumber: async (
      { code }: Merchant,
      { countryDialingCode, mobileNum }: MobileNumber,
    ): Promise<Member | undefined> => {
      const [found] = await db
        .select({ member: members })
        .from(memberProfiles)
        .innerJoin(members, eq(members.id, memberProfiles.memberId))
        .where(
          and(
            eq(memberProfiles.merchant, code),
            eq(memberProfiles.countryDialingCode, countryDialingCode),
            eq(memberProfiles.mobileNum, mobileNum),
          ),
        );
      return enabled(found?.member);
    },

    byIdentity: async ({ code }: Merchant, provider: string, subject: string): Promise<Member | undefined> => {
      const [found] = await db
        .select({ member: members })
        .from(memberIdentities)
        .innerJoin(members, eq(members.id, memberIdentities.memberId))
        .where(
          and(
            eq(memberIdentities.merchant, code),
            eq(memberIdentities.provider, provider),
            eq(memberIdentities.subject, subject),
          ),
        );
      return enabled(found?.member);
    },
  };
};
export type FindMember = ReturnType<typeof createFindMember>;
