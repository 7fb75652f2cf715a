import { pgTable, text } from 'drizzle-orm/pg-core';
import { dateTime } from '../../../core/db/columns.ts';
import { members } from '../../members/index.ts';

export const accountClosures = pgTable('account_closures', {
  memberId: text('member_id')
    .primaryKey()
    .references(() => members.id),
  merchant: text('merchant').notNull(),
  reason: text('reason').notNull(),
  at: dateTime('at').notNull(),
});
