import { bigserial, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { dateTime } from '../../core/db/columns.ts';
import { merchants } from '../brands/index.ts';
import type { Translations } from '../../core/text/translations.ts';

export const supportContactTypes = ['LIVECHAT', 'FACEBOOK', 'TELEGRAM'] as const;

export const supportContacts = pgTable(
  'service_contacts',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    csType: text('cs_type', { enum: supportContactTypes }).notNull(),
    titles: jsonb('titles').$type<Translations>().notNull(),
    /** Path on this site, or an http(s) URL. The link is encrypted in API responses. */
    link: text('link').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [index('service_contacts_by_merchant').on(table.merchant, table.position)],
);

/**
 * Messages of the live chat. The id of a conversation is a hash of the brand and the visitor's secret key, which is not
 * stored.
 */
export const supportMessages = pgTable(
  'service_messages',
  {
    conversation: text('conversation').notNull(),
    /** Id that the sender created for the message. A message that is sent twice has the same id and is stored once. */
    id: text('id').notNull(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    author: text('author', { enum: ['visitor', 'service'] }).notNull(),
    text: text('text').notNull(),
    sentAt: dateTime('sent_at').notNull(),
    /** Language of the visitor as a language code of the API. Null for a message of the support service. */
    language: text('language'),
    /** Time at which the message must be forwarded to the support service. Null if it need not be forwarded. */
    dueAt: dateTime('due_at'),
    /** Number that increases with each row. Messages with the same time are sorted by this number. */
    sequence: bigserial('sequence', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversation, table.id] }),
    index('service_messages_in_order').on(table.conversation, table.sequence),
    index('service_messages_by_due').on(table.dueAt),
  ],
);
