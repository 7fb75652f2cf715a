import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { announcements } from '../content/announcements/announcements.tables.ts';
import { dateTime } from '../../core/db/columns.ts';
import { members } from '../members/members.tables.ts';

/** Links of agents to register by, each with what a newcomer is given. A link that is revoked stays, for those who came by it. */
export const affiliateLinks = pgTable(
  'affiliate_links',
  {
    id: uuid('id').primaryKey(),
    merchant: text('merchant').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    code: text('code').notNull(),
    kind: text('kind', { enum: ['member', 'agent'] }).notNull(),
    note: text('note').notNull(),
    /** Null: what the agent has at the time. */
    series: integer('series'),
    /** By category, hundredths of a percent; null: what the agent has at the time. */
    rates: jsonb('rates').$type<Readonly<Record<string, number>>>(),
    createdAt: dateTime('created_at').notNull(),
    revokedAt: dateTime('revoked_at'),
  },
  (table) => [
    uniqueIndex('affiliate_links_by_code').on(table.merchant, table.code),
    index('affiliate_links_by_member').on(table.memberId, table.createdAt),
  ],
);

/** By which link a member came. */
export const affiliateJoins = pgTable(
  'affiliate_joins',
  {
    memberId: text('member_id')
      .primaryKey()
      .references(() => members.id),
    linkId: uuid('link_id')
      .notNull()
      .references(() => affiliateLinks.id),
    at: dateTime('at').notNull(),
  },
  (table) => [index('affiliate_joins_by_link').on(table.linkId)],
);

/** What an agent has read of the announcements for agents. */
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
