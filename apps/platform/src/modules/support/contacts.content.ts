import type { Merchant } from '@livery/merchant/merchant.schema';
import { and, asc, eq, inArray } from 'drizzle-orm';
import * as z from 'zod';
import { type ContentKind, listWritten, toItemId, toRowId } from '../../core/content/content-kind.ts';
import { createTitleSchema, idSchema, linkSchema } from '../../core/content/content-schemas.ts';
import type { Database } from '../../core/db/database.ts';
import { upsertRows } from '../../core/db/upsert-rows.ts';
import { supportContacts, supportContactTypes } from './support.tables.ts';

const createContactSchema = (brand: Merchant) =>
  z.strictObject({
    id: idSchema,
    type: z.enum(supportContactTypes),
    titles: createTitleSchema(brand),
    link: linkSchema,
  });
type ContactItem = z.infer<ReturnType<typeof createContactSchema>>;

/** Inserts contacts. Existing contacts with the same ids are replaced. */
export const writeContacts = (tx: Database, rows: readonly (typeof supportContacts.$inferInsert)[]): Promise<void> =>
  upsertRows(tx, supportContacts, rows);

/** Defines the customer service contacts of a brand as content that the operator can export and import. */
export const contactContent: ContentKind<ContactItem> = {
  name: 'contacts',
  effect: 'the app names no contact of the customer service',
  isExpected: () => true,
  createSchema: createContactSchema,
  getKey: ({ id }) => id,
  load: async (db, brand) =>
    (
      await db
        .select()
        .from(supportContacts)
        .where(eq(supportContacts.merchant, brand.code))
        .orderBy(asc(supportContacts.position), asc(supportContacts.id))
    ).map(({ id, csType, titles, link, position }) => ({
      item: { id: toItemId(brand, id), type: csType, titles, link },
      position,
    })),
  apply: async (tx, brand, changes) => {
    const removed = changes.removed.map(({ item }) => toRowId(brand, item.id));
    await tx
      .delete(supportContacts)
      .where(and(eq(supportContacts.merchant, brand.code), inArray(supportContacts.id, removed)));
    await writeContacts(
      tx,
      listWritten(changes).map(({ item: { id, type, titles, link }, position }) => ({
        id: toRowId(brand, id),
        merchant: brand.code,
        csType: type,
        titles,
        link,
        position,
      })),
    );
    return [];
  },
};
