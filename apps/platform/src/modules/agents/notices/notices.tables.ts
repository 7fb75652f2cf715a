import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { announcements } from '../../content/index.ts';
import { dateTime } from '../../../core/db/columns.ts';
import { members } from '../../members/index.ts';

/** Announcements that an agent has read. */
export const announcementReads = pgTable(
  'announcement_reads',
  {
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    announcementId: text('announcement_id')
      .notNull()
      .references(() => announcements.id),
    at: dateTime('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.announcementId] })],
);
