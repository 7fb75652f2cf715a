import type { Merchant } from '@livery/merchant/merchant.schema';
import { and, asc, eq, inArray } from 'drizzle-orm';
import * as z from 'zod';
import { type ContentKind, listWritten, toItemId, toRowId } from '../../../core/content/content-kind.ts';
import {
  createHtmlSchema,
  createTitleSchema,
  getArtworkTheme,
  idSchema,
  imageSchema,
  linkSchema,
  timeSchema,
  toArtworkReference,
} from '../../../core/content/content-schemas.ts';
import { upsertRows } from '../../../core/db/upsert-rows.ts';
import type { Database } from '../../../core/db/database.ts';
import { bannerUrl, findBannerTheme } from '../../brands/index.ts';
import { announcementGroups, announcements, announcementTypes } from './announcements.tables.ts';

type AnnouncementRow = typeof announcements.$inferSelect;

const createAnnouncementSchema = (brand: Merchant) =>
  z.strictObject({
    id: idSchema,
    type: z.enum(announcementTypes),
    group: z.enum(announcementGroups),
    execution: z.enum(['A', 'B', 'F']).nullable().default(null),
    promotionType: z.string().max(60).nullable().default(null),
    titles: createTitleSchema(brand),
    contents: createHtmlSchema(brand),
    images: z.array(imageSchema).max(10).default([]),
    link: linkSchema.nullable().default(null),
    publishedAt: timeSchema,
    expiresAt: timeSchema.nullable().default(null),
  });
type AnnouncementItem = z.infer<ReturnType<typeof createAnnouncementSchema>>;

const toRow = (brand: Merchant, item: AnnouncementItem, position: number): AnnouncementRow => {
  const { id, group, images, publishedAt, expiresAt, ...rest } = item;
  return {
    ...rest,
    id: toRowId(brand, id),
    merchant: brand.code,
    groupName: group,
    images: images.map((image) => {
      const theme = getArtworkTheme(image);
      return theme ? bannerUrl(brand.code, theme) : image;
    }),
    position,
    publishedAt: new Date(publishedAt),
    expiresAt: expiresAt === null ? null : new Date(expiresAt),
  };
};

const toItem = (brand: Merchant, row: AnnouncementRow): AnnouncementItem => ({
  id: toItemId(brand, row.id),
  type: row.type,
  group: row.groupName,
  execution: row.execution,
  promotionType: row.promotionType,
  titles: row.titles,
  contents: row.contents,
  images: row.images.map((address) => {
    const theme = findBannerTheme(brand.code, address);
    return theme ? toArtworkReference(theme) : address;
  }),
  link: row.link,
  publishedAt: row.publishedAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
});

/** Inserts announcements. Existing announcements with the same ids are replaced. */
export const writeAnnouncements = (tx: Database, rows: readonly (typeof announcements.$inferInsert)[]): Promise<void> =>
  upsertRows(tx, announcements, rows);

/**
 * Defines the announcements as content that the operator can export and import. The banners and pop-ups of the home
 * page are also announcements.
 */
export const announcementContent: ContentKind<AnnouncementItem> = {
  name: 'announcements',
  effect: 'the app has no announcements and no banners',
  isExpected: () => true,
  createSchema: createAnnouncementSchema,
  getKey: ({ id }) => id,
  findProblems: (items) =>
    items.flatMap(({ id, publishedAt, expiresAt }) =>
      expiresAt !== null && expiresAt <= publishedAt
        ? [{ key: id, path: 'expiresAt', reason: 'must be later than publishedAt' }]
        : [],
    ),
  load: async (db, brand) =>
    (
      await db
        .select()
        .from(announcements)
        .where(eq(announcements.merchant, brand.code))
        .orderBy(asc(announcements.position), asc(announcements.id))
    ).map((row) => ({ item: toItem(brand, row), position: row.position })),
  apply: async (tx, brand, changes) => {
    const removed = changes.removed.map(({ item }) => toRowId(brand, item.id));
    await tx
      .delete(announcements)
      .where(and(eq(announcements.merchant, brand.code), inArray(announcements.id, removed)));
    await writeAnnouncements(
      tx,
      listWritten(changes).map(({ item, position }) => toRow(brand, item, position)),
    );
    return [];
  },
};
