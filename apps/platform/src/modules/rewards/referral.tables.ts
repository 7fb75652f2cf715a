import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { dateTime } from '../../core/db/columns.ts';
import { members } from '../members/index.ts';
import { merchants } from '../brands/index.ts';

/**
 * Invitation codes of members. A code is created when the member requests the overview of invited members for the
 * first time.
 */
export const referralCodes = pgTable(
  'referral_codes',
  {
    memberId: text('member_id')
      .primaryKey()
      .references(() => members.id),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    /** Invitation code, which consists of capital letters and digits. */
    code: text('code').notNull(),
  },
  (table) => [uniqueIndex('referral_codes_by_code').on(table.merchant, table.code)],
);

/** Invited members, with the member who invited each of them. A member has at most one inviter. */
export const referrals = pgTable(
  'referrals',
  {
    inviteeId: text('invitee_id')
      .primaryKey()
      .references(() => members.id),
    inviterId: text('inviter_id')
      .notNull()
      .references(() => members.id),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    /** Public id of the invited member, which the inviter sees. It differs from the member's own id. */
    publicId: uuid('public_id').notNull().unique(),
    joinedAt: dateTime('joined_at').notNull(),
  },
  (table) => [index('referrals_by_inviter').on(table.inviterId, table.joinedAt)],
);
