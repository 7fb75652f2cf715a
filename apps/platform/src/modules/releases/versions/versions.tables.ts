import { foreignKey, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { dateTime } from '../../../core/db/columns.ts';

/** Image or font of a version: its path in the document, and the SHA-256 hash and size of its bytes. */
export interface VersionAsset {
  readonly path: string;
  readonly hash: string;
  readonly size: number;
}

/**
 * Base of a version (a document from which the version inherits). Its text is in the blob store, so that the version
 * never changes.
 */
export interface VersionBase {
  readonly name: string;
  /**
   * Version number of the base, if the base is a brand with versions. Null if its text came from a file or from the
   * request.
   */
  readonly version: number | null;
  /** Hash of the base's own text, including its key `extends`. */
  readonly hash: string;
}

/** Images and fonts of brands. The bytes are in the blob store, under their hash. A trigger rejects changes of rows. */
export const brandAssets = pgTable(
  'brand_assets',
  {
    brand: text('brand').notNull(),
    /** SHA-256 hash of the bytes, in hexadecimal. */
    hash: text('hash').notNull(),
    size: integer('size').notNull(),
    format: text('format', { enum: ['svg', 'png', 'jpeg', 'webp', 'woff2', 'woff', 'ttf', 'otf'] }).notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: dateTime('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brand, table.hash] })],
);

/** Immutable documents of brands, numbered from 1 for each brand. A trigger rejects changes of rows. */
export const brandVersions = pgTable(
  'brand_versions',
  {
    brand: text('brand').notNull(),
    number: integer('number').notNull(),
    /**
     * Text of the brand file, byte for byte as it was sent. If the brand inherits from bases, this column contains the
     * text after the merge with the bases.
     */
    text: text('text').notNull(),
    /** Images of the document including inherited images, sorted by path. */
    assets: jsonb('assets').$type<readonly VersionAsset[]>().notNull(),
    /** Text of the brand file without inherited parts. Null if the brand has no base. */
    ownText: text('own_text'),
    ownAssets: jsonb('own_assets').$type<readonly VersionAsset[]>(),
    /** Bases (documents from which the brand inherits), the nearest first. Null for a brand without a base. */
    bases: jsonb('bases').$type<readonly VersionBase[]>(),
    /** SHA-256 hash of the text and the images. Two versions with the same content have the same hash. */
    hash: text('hash').notNull(),
    /** Number of the version from which the author of this version started. */
    baseNumber: integer('base_number'),
    note: text('note').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: dateTime('created_at').notNull(),
    /**
     * Operators who have added an operation (edit) to the draft of the version. They cannot approve or reject its
     * releases. The same applies to `createdBy`.
     */
    editors: jsonb('editors').$type<readonly string[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.brand, table.number] }),
    foreignKey({ columns: [table.brand, table.baseNumber], foreignColumns: [table.brand, table.number] }),
  ],
);

export type VersionRow = typeof brandVersions.$inferSelect;
export type AssetRow = typeof brandAssets.$inferSelect;
