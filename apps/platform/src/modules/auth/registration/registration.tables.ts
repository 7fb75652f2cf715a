import { integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { dateTime } from '../../../core/db/columns.ts';
import { members } from '../../members/index.ts';

/** Fields of the registration form that the table `members` does not contain. */
export const registrations = pgTable(
  'registrations',
  {
    memberId: text('member_id')
      .primaryKey()
      .references(() => members.id),
    merchant: text('merchant').notNull(),
    /**
     * Id that the app sends with every attempt of one registration. If a response is lost and the app repeats the
     * request, this id prevents a second member.
     */
    requestId: uuid('request_id'),
    mode: text('mode', { enum: ['username', 'mobile'] }).notNull(),
    method: text('method').notNull(),
    registerUrl: text('register_url').notNull(),
    domain: text('domain').notNull(),
    affiliateCode: text('affiliate_code').notNull(),
    recommenderId: text('recommender_id').notNull(),
    country: text('country'),
    /** Age in years that the applicant has confirmed. */
    confirmedAge: integer('confirmed_age').notNull(),
    at: dateTime('at').notNull(),
  },
  (table) => [uniqueIndex('registrations_by_request').on(table.merchant, table.requestId)],
);
