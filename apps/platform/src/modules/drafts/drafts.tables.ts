import type { DraftAsset } from '@livery/drafts/content';
import type { Leaf } from '@livery/drafts/json';
import {
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { dateTime } from '../../core/db/columns.ts';

/**
 * Column type for a value of a document. The value is stored as JSON text, so that the string `"123"` and the number
 * `123` stay different.
 */
const leaf = customType<{ data: Leaf; driverData: string }>({
  dataType: () => 'text',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (value) => JSON.parse(value) as Leaf,
});

/**
 * Drafts of brand documents. Each row contains the current document, so that a change does not need to apply all
 * earlier operations of the draft again.
 */
export const drafts = pgTable(
  'drafts',
  {
    id: uuid('id').primaryKey(),
    brand: text('brand').notNull(),
    name: text('name').notNull(),
    state: text('state', { enum: ['open', 'closed'] }).notNull(),
    /**
     * Number of the brand version from which the draft was created. Null if the draft was not created from a version.
     */
    baseVersion: integer('base_version'),
    /** Initial text and images of the draft. A trigger rejects changes of these columns. */
    baseText: text('base_text').notNull(),
    baseAssets: jsonb('base_assets').$type<readonly DraftAsset[]>().notNull(),
    text: text('text').notNull(),
    assets: jsonb('assets').$type<readonly DraftAsset[]>().notNull(),
    /** Number of operations. It is also the number of the last operation. */
    sequence: integer('sequence').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: dateTime('created_at').notNull(),
    changedBy: text('changed_by').notNull(),
    changedAt: dateTime('changed_at').notNull(),
  },
  (table) => [index('drafts_newest').on(table.brand, table.changedAt)],
);

/**
 * Operations of drafts, numbered from 1 in each draft. Each operation changes one value. A trigger rejects changes of
 * rows.
 */
export const draftOperations = pgTable(
  'draft_operations',
  {
    draftId: uuid('draft_id').notNull(),
    sequence: integer('sequence').notNull(),
    id: uuid('id').notNull(),
    /** Id of the call that added the operation. All operations of one call form a batch and are undone together. */
    batch: uuid('batch').notNull(),
    by: text('by').notNull(),
    at: dateTime('at').notNull(),
    path: jsonb('path').$type<readonly string[]>().notNull(),
    /** Value before the operation. Null if the document had no value at this path. */
    from: leaf('from'),
    to: leaf('to'),
    /** Number of the operation that this operation undoes or does again. Null for a normal edit. */
    undoes: integer('undoes'),
    /**
     * Number of an earlier operation at the same path whose value this operation overwrote. Set only if the operation
     * is from another person and the author of this operation had not seen it. Null in all other cases.
     */
    replaced: integer('replaced'),
  },
  (table) => [
    primaryKey({ columns: [table.draftId, table.sequence] }),
    unique('draft_operations_id').on(table.draftId, table.id),
    index('draft_operations_batch').on(table.draftId, table.batch),
    foreignKey({ columns: [table.draftId], foreignColumns: [drafts.id] }),
    foreignKey({
      name: 'draft_operations_undoes',
      columns: [table.draftId, table.undoes],
      foreignColumns: [table.draftId, table.sequence],
    }),
    foreignKey({
      name: 'draft_operations_replaced',
      columns: [table.draftId, table.replaced],
      foreignColumns: [table.draftId, table.sequence],
    }),
  ],
);

export type DraftRow = typeof drafts.$inferSelect;
export type DraftOperationRow = typeof draftOperations.$inferSelect;
