import { customType, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { merchants } from '../../brands/index.ts';

const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (bytes) => bytes,
  fromDriver: (bytes) => Buffer.from(bytes),
});

/**
 * Images in the announcements, help pages and other content of a brand. Images are stored in the database together with
 * the texts. One transaction can therefore import both, and a backup contains both. This is possible because a brand
 * has only a few small images.
 */
export const contentImages = pgTable(
  'content_images',
  {
    /** SHA-256 of the bytes, in hexadecimal digits. */
    id: text('id').notNull(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    /** Bytes of the JPEG file that the gateway has encoded. */
    bytes: bytea('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.id, table.merchant] })],
);
