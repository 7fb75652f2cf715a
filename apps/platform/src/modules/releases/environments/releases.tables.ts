import type { FeatureMeta } from '@livery/composer/compiled/compile-manifest';
import { bigint, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { dateTime } from '../../../core/db/columns.ts';
import { brandVersions } from '../versions/versions.tables.ts';

/** Environments in which a release of a brand can be shown. Members see `live`. */
export const environments = ['preview', 'staging', 'live'] as const;
export type Environment = (typeof environments)[number];

/**
 * Releases of brands. A release is one version composed with one compiled app. The row is inserted after all files of
 * the release are in the blob store. A trigger rejects updates.
 */
export const releases = pgTable(
  'releases',
  {
    /** Hash of the brand, of the number and content of the version, of the compiled app, and of the files. */
    id: text('id').primaryKey(),
    brand: text('brand').notNull(),
    version: integer('version').notNull(),
    compileId: text('compile_id').notNull(),
    /** Build id of the bundle. The app contains it and sends it in its reports during a trial. */
    build: text('build').notNull(),
    /**
     * SHA-256 hash of the manifest. The manifest is a blob that contains the path and the hash of each file of the
     * release.
     */
    manifest: text('manifest').notNull(),
    fileCount: integer('file_count').notNull(),
    /** Bytes that this release added to the blob store. */
    storedSize: bigint('stored_size', { mode: 'number' }).notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: dateTime('created_at').notNull(),
  },
  (table) => [
    unique('releases_content').on(table.brand, table.version, table.compileId, table.manifest),
    index('releases_newest').on(table.brand, table.createdAt),
    foreignKey({
      columns: [table.brand, table.version],
      foreignColumns: [brandVersions.brand, brandVersions.number],
    }),
  ],
);

/**
 * Features of the compiled apps from which releases were composed. A later compile replaces the app on the disk. With
 * the stored features, the earlier releases can still be compared.
 */
export const compiledApps = pgTable('compiled_apps', {
  id: text('id').primaryKey(),
  features: jsonb('features').$type<readonly FeatureMeta[]>().notNull(),
  addedAt: dateTime('added_at').notNull(),
});

/**
 * Current release of each environment of a brand. Publishing changes only a row of this table. At each change, a
 * trigger increments the revision (a counter) `releases`. Gateways notice this and load the releases again.
 */
export const brandEnvironments = pgTable(
  'brand_environments',
  {
    brand: text('brand').notNull(),
    environment: text('environment', { enum: environments }).notNull(),
    releaseId: text('release_id')
      .notNull()
      .references(() => releases.id),
    /** Number of changes of this environment. The next change must send this number in the header `If-Match`. */
    number: integer('number').notNull(),
    changedBy: text('changed_by').notNull(),
    changedAt: dateTime('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brand, table.environment] })],
);

/** History of the environments. A trigger rejects changes of rows. */
export const environmentChanges = pgTable(
  'brand_environment_changes',
  {
    brand: text('brand').notNull(),
    environment: text('environment', { enum: environments }).notNull(),
    number: integer('number').notNull(),
    /** `file`: the files that members got from the server before the first release. */
    kind: text('kind', { enum: ['publish', 'rollback', 'file'] }).notNull(),
    releaseId: text('release_id')
      .notNull()
      .references(() => releases.id),
    /** Release that the environment showed before this change. Null if it showed no release. */
    previousId: text('previous_id').references(() => releases.id),
    reason: text('reason').notNull(),
    changedBy: text('changed_by').notNull(),
    /** First operator in `approvers`. Null for a change that needs no approval. */
    approvedBy: text('approved_by'),
    /** Operators whose approvals met the approval policy of the environment. */
    approvers: jsonb('approvers').$type<readonly string[]>().notNull().default([]),
    /**
     * Numbers of the decisions by which `approvers` approved the release. Later decisions of the same operators do not
     * change this column. Null for a change by an earlier version of the gateway.
     */
    approvalNumbers: jsonb('approval_numbers').$type<readonly number[]>(),
    changedAt: dateTime('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brand, table.environment, table.number] })],
);

/**
 * Files of earlier live releases that the current release does not contain. They are still served for some time,
 * because open pages load them.
 */
export const retiredFiles = pgTable(
  'retired_release_files',
  {
    brand: text('brand').notNull(),
    path: text('path').notNull(),
    /** SHA-256 hash of the file, in hexadecimal. */
    hash: text('hash').notNull(),
    retiredAt: dateTime('retired_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brand, table.path] }), index('retired_files_age').on(table.retiredAt)],
);

/**
 * Approvals that permitted a change of an environment. The change stores them, because an operator can later decide
 * otherwise.
 */
export interface CountedApprovals {
  /**
   * Operators whose last decision is an approval, and who had one of the roles of the approval policy when they
   * decided.
   */
  readonly approvers: readonly string[];
  /** Numbers of these decisions. */
  readonly approvalNumbers: readonly number[];
}

export type ReleaseRow = typeof releases.$inferSelect;
