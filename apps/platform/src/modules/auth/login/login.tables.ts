import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { dateTime } from '../../../core/db/columns.ts';
import { members } from '../../members/index.ts';

/** Log-ins that failed because of a wrong password. Successful log-ins are in the table `sessions`. */
export const loginFailures = pgTable(
  'login_failures',
  {
    id: uuid('id').primaryKey(),
    /**
     * Null if no member has the entered name. Such rows exist so that a log-in takes the same time with a known and
     * with an unknown name. They are deleted after a day.
     */
    memberId: text('member_id').references(() => members.id),
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull(),
    at: dateTime('at').notNull(),
  },
  (table) => [index('login_failures_by_member').on(table.memberId, table.at)],
);
