import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { dateTime } from '../../../core/db/columns.ts';

/** Addresses at which operators see drafts. The key of an address is computed from the id, and is not stored. */
export const draftPreviews = pgTable(
  'draft_previews',
  {
    id: uuid('id').primaryKey(),
    brand: text('brand').notNull(),
    draftId: uuid('draft_id').notNull(),
    operatorId: text('operator_id').notNull(),
    createdAt: dateTime('created_at').notNull(),
    endsAt: dateTime('ends_at').notNull(),
  },
  (table) => [index('draft_previews_by_draft').on(table.draftId, table.operatorId)],
);

/** Preview of a draft: what its address shows, to whom it was given, and when it ends. */
export type Preview = typeof draftPreviews.$inferSelect;
