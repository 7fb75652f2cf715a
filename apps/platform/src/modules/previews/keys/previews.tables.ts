import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { dateTime } from '../../../core/db/columns.ts';
import type { HiddenEnvironment } from '../../../core/http/hosts/origins.ts';

/**
 * Previews: addresses at which operators see drafts, releases and environments. The host name of a preview contains a
 * signed key. The key is computed from the id, so it is not stored.
 */
export const draftPreviews = pgTable(
  'draft_previews',
  {
    id: uuid('id').primaryKey(),
    brand: text('brand').notNull(),
    draftId: uuid('draft_id'),
    releaseId: text('release_id'),
    /** Environment whose current release the preview shows. Null if the preview shows a draft or a release. */
    environment: text('environment', { enum: ['preview', 'staging'] }),
    /**
     * Device for which the preview was created. The console extends its own previews, but never a preview for a
     * phone.
     */
    purpose: text('purpose', { enum: ['console', 'phone'] })
      .notNull()
      .default('console'),
    operatorId: text('operator_id').notNull(),
    createdAt: dateTime('created_at').notNull(),
    endsAt: dateTime('ends_at').notNull(),
  },
  (table) => [
    index('draft_previews_by_draft').on(table.draftId, table.operatorId),
    index('draft_previews_by_release').on(table.releaseId, table.operatorId),
    check('draft_previews_content', sql`num_nonnulls(draft_id, release_id, environment) = 1`),
  ],
);

type PreviewRow = typeof draftPreviews.$inferSelect;

/** Draft, release or environment that a preview shows. */
export type PreviewContent =
  | { readonly draftId: string; readonly releaseId: null; readonly environment: null }
  | { readonly draftId: null; readonly releaseId: string; readonly environment: null }
  | { readonly draftId: null; readonly releaseId: null; readonly environment: HiddenEnvironment };

/** Row of a preview with its content, operator and end time. */
export type Preview = Omit<PreviewRow, 'draftId' | 'releaseId' | 'environment'> & PreviewContent;

/** Identifies a draft that a preview shows. */
export type DraftReference = Pick<Preview, 'brand'> & { readonly draftId: string };

/** Identifies a release that a preview shows. */
export type ReleaseReference = Pick<Preview, 'brand'> & { readonly releaseId: string };
