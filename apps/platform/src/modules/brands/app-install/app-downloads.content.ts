import { and, asc, eq, inArray } from 'drizzle-orm';
import * as z from 'zod';
import { type ContentKind, listWritten } from '../../../core/content/content-kind.ts';
import { linkSchema } from '../../../core/content/content-schemas.ts';
import { upsertRows } from '../../../core/db/upsert-rows.ts';
import type { Database } from '../../../core/db/database.ts';
import { appResources, appResourceTypes } from './app-install.tables.ts';

const createDownloadSchema = () => z.strictObject({ type: z.enum(appResourceTypes), url: linkSchema });
type DownloadItem = z.infer<ReturnType<typeof createDownloadSchema>>;

/** Stores download links. If the brand already has a link of the same resource type, the new link replaces it. */
export const writeAppDownloads = (tx: Database, rows: readonly (typeof appResources.$inferInsert)[]): Promise<void> =>
  upsertRows(tx, appResources, rows);

/** Defines the download links and the icon of a brand's app as content that the operator can export and import. */
export const appDownloadContent: ContentKind<DownloadItem> = {
  name: 'app-downloads',
  effect: 'the app offers no downloads',
  // A brand need not have an app in a store. A brand without download links is therefore not reported as incomplete.
  isExpected: () => false,
  createSchema: createDownloadSchema,
  getKey: ({ type }) => type,
  // The app shows each resource type in a fixed position, so the items need no order. Each item has its own group, so
  // its position is always 0.
  getGroup: ({ type }) => type,
  load: async (db, { code }) =>
    (
      await db
        .select()
        .from(appResources)
        .where(eq(appResources.merchant, code))
        .orderBy(asc(appResources.resourceType))
    ).map(({ resourceType, url }) => ({ item: { type: resourceType, url }, position: 0 })),
  apply: async (tx, { code }, changes) => {
    const removed = changes.removed.map(({ item }) => item.type);
    await tx
      .delete(appResources)
      .where(and(eq(appResources.merchant, code), inArray(appResources.resourceType, removed)));
    await writeAppDownloads(
      tx,
      listWritten(changes).map(({ item: { type, url } }) => ({ merchant: code, resourceType: type, url })),
    );
    return [];
  },
};
