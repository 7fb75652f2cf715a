import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { dateTime } from '../../core/db/columns.ts';
import { members } from '../members/index.ts';

export const uploadPurposes = ['feedback', 'identity', 'portrait', 'activity'] as const;

/** Metadata of the images that members uploaded. The bytes are in the upload store, under the same ids. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid('id').primaryKey(),
    merchant: text('merchant').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    purpose: text('purpose', { enum: uploadPurposes }).notNull(),
    contentType: text('content_type').notNull(),
    /** SHA-256 of the image's bytes, in base64url. */
    digest: text('digest').notNull(),
    bytes: integer('bytes').notNull(),
    at: dateTime('at').notNull(),
  },
  (table) => [index('uploads_by_member').on(table.memberId, table.at)],
);
