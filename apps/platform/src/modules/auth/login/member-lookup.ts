import type { Merchant } from '@livery/merchant/merchant.schema';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import type { MobileNumber } from '../../../core/text/phone-number.ts';
import { type Member, memberProfiles, members } from '../../members/index.ts';
import { memberIdentities } from '../social/social.tables.ts';

/**
 * Creates the functions that find members by log-in name, phone number or social identity. These functions do not find
 * disabled members.
 */
export const createMemberLookup = (db: Database) => {
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
      const [row] = await db
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
      return enabled(row?.member);
    },

    byIdentity: async ({ code }: Merchant, provider: string, subject: string): Promise<Member | undefined> => {
      const [row] = await db
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
      return enabled(row?.member);
    },
  };
};
export type MemberLookup = ReturnType<typeof createMemberLookup>;
