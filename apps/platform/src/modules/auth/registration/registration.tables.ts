import { integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { dateTime } from '../../../core/db/columns.ts';
import { members } from '../../members/members.tables.ts';

/** Registrations: the form fields that are not part of the member record. */
export const registrations = pgTable(
  'registrations',
  {
    memberId: text('member_id')
      .primaryKey()
      .references(() => members.id),
    merchant: text('merchant').notNull(),
    /** The same for every attempt at one registration, so that a lost answer makes no second member. */
    requestId: uuid('request_id'),
    mode: text('mode', { enum: ['username', 'mobile'] }).notNull(),
    method: text('method').notNull(),
    registerUrl: text('register_url').notNull(),
    domain: text('domain').notNull(),
    affiliateCode: text('affiliate_code').notNull(),
    recommenderId: text('recommender_id').notNull(),
    country: text('country'),
    /** Years that the applicant confirmed to have. */
    confirmedAge: integer('confirmed_age').notNull(),
    at: dateTime('at').notNull(),
  },
  (table) => [uniqueIndex('registrations_by_request').on(table.merchant, table.requestId)],
);
