import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { dateTime } from '../../../core/db/columns.ts';
import { merchants } from '../../brands/index.ts';
import type { Translations } from '../../../core/text/translations.ts';

export const announcementTypes = ['A', 'PL', 'B', 'PU', 'PR', 'H'] as const;
export const announcementGroups = ['m_home', 'm_game', 'm_reg'] as const;

export const announcements = pgTable(
  'announcements',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    type: text('type', { enum: announcementTypes }).notNull(),
    groupName: text('group_name', { enum: announcementGroups }).notNull(),
    execution: text('execution', { enum: ['A', 'B', 'F'] }),
    promotionType: text('promotion_type'),
    titles: jsonb('titles').$type<Translations>().notNull(),
    /** Announcement text in HTML, by language. */
    contents: jsonb('contents').$type<Translations>().notNull(),
    /** URLs of the images. The first one is the main image. */
    images: jsonb('images').$type<readonly string[]>().notNull().default([]),
    link: text('link'),
    position: integer('position').notNull(),
    publishedAt: dateTime('published_at').notNull(),
    expiresAt: dateTime('expires_at'),
  },
  (table) => [index('announcements_by_place').on(table.merchant, table.groupName, table.position)],
);
