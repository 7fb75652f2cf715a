import { bigserial, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Translations } from '../catalogue/catalogue.tables.ts';
import { dateTime } from '../../core/db/columns.ts';
import { merchants } from '../brands/brands.tables.ts';

export const supportContactTypes = ['LIVECHAT', 'FACEBOOK', 'TELEGRAM'] as const;

/** Where a brand's members reach customer service. */
export const supportContacts = pgTable(
  'service_contacts',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    csType: text('cs_type', { enum: supportContactTypes }).notNull(),
    titles: jsonb('titles').$type<Translations>().notNull(),
    /** A path of the app or an http(s) address; on the wire it travels encrypted. */
    link: text('link').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [index('service_contacts_by_merchant').on(table.merchant, table.position)],
);

/** What was said in the live chat. A conversation is named by the hash of the key that its visitor holds. */
export const supportMessages = pgTable(
  'service_messages',
  {
    conversation: text('conversation').notNull(),
    /** Given by who wrote it: a message that is sent twice is there once. */
    id: text('id').notNull(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    author: text('author', { enum: ['visitor', 'service'] }).notNull(),
    text: text('text').notNull(),
    sentAt: dateTime('sent_at').notNull(),
    /** The order in which messages came, where the clock cannot tell them apart. */
    sequence: bigserial('sequence', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversation, table.id] }),
    index('service_messages_in_order').on(table.conversation, table.sequence),
  ],
);
