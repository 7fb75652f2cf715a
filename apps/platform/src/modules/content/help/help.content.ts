import type { Merchant } from '@livery/merchant/merchant.schema';
import { and, asc, eq, inArray } from 'drizzle-orm';
import * as z from 'zod';
import { type ContentKind, listWritten, toItemId, toRowId } from '../../../core/content/content-kind.ts';
import { createHtmlSchema, createTitleSchema, idSchema } from '../../../core/content/content-schemas.ts';
import { upsertRows } from '../../../core/db/upsert-rows.ts';
import type { Database } from '../../../core/db/database.ts';
import { helpCategories, helpPages } from './help.tables.ts';

const createHelpSchema = (brand: Merchant) =>
  z.strictObject({
    id: idSchema,
    shelf: z.enum(helpCategories),
    titles: createTitleSchema(brand),
    contents: createHtmlSchema(brand),
  });
type HelpItem = z.infer<ReturnType<typeof createHelpSchema>>;

/** Inserts help pages. Existing pages with the same ids are replaced. */
export const writeHelpPages = (tx: Database, rows: readonly (typeof helpPages.$inferInsert)[]): Promise<void> =>
  upsertRows(tx, helpPages, rows);

/**
 * Defines the help pages as content that the operator can export and import: the pages of the help center and the
 * clauses of the user agreement.
 */
export const helpContent: ContentKind<HelpItem> = {
  name: 'help',
  effect: 'the help center and the user agreement are empty',
  isExpected: () => true,
  createSchema: createHelpSchema,
  getKey: ({ id }) => id,
  getGroup: ({ shelf }) => shelf,
  load: async (db, brand) =>
    (
      await db
        .select()
        .from(helpPages)
        .where(eq(helpPages.merchant, brand.code))
        // Sorts the pages of the help center before the clauses of the agreement.
        .orderBy(asc(eq(helpPages.shelf, 'agreement')), asc(helpPages.position), asc(helpPages.id))
    ).map(({ id, shelf, titles, contents, position }) => ({
      item: { id: toItemId(brand, id), shelf, titles, contents },
      position,
    })),
  apply: async (tx, brand, changes) => {
    const removed = changes.removed.map(({ item }) => toRowId(brand, item.id));
    await tx.delete(helpPages).where(and(eq(helpPages.merchant, brand.code), inArray(helpPages.id, removed)));
    await writeHelpPages(
      tx,
      listWritten(changes).map(({ item, position }) => ({
        ...item,
        id: toRowId(brand, item.id),
        merchant: brand.code,
        position,
      })),
    );
    return [];
  },
};
