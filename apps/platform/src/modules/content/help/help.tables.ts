import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { merchants } from '../../brands/index.ts';
import type { Translations } from '../../../core/text/translations.ts';

export const helpCategories = ['help', 'agreement'] as const;

/** Help pages of a brand: the questions of the help center, and the clauses of the user agreement. */
export const helpPages = pgTable(
  'help_pages',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    shelf: text('shelf', { enum: helpCategories }).notNull(),
    titles: jsonb('titles').$type<Translations>().notNull(),
    /** Page text in HTML, by language. */
    contents: jsonb('contents').$type<Translations>().notNull(),
    position: integer('position').notNull(),
  },
  (table) => [index('help_pages_by_shelf').on(table.merchant, table.shelf, table.position)],
);
