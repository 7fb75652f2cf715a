import { join } from 'node:path';
import { readBundleManifest } from '@livery/composer/compose/bundle-manifest';
import { ErrorCode } from '@livery/contract/errors';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { days } from '../../../core/clock/durations.ts';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { assertVersion } from '../../../core/operators/versions.ts';
import { runParallel } from '../../../core/run-parallel.ts';
import { type BlobStore, toBlobHash } from '../blobs/blob-store.ts';
import { readManifest } from './release-manifest.ts';
import {
  brandEnvironments,
  type CountedApprovals,
  type Environment,
  environmentChanges,
  releases,
  retiredFiles,
} from './releases.tables.ts';

/**
 * Milliseconds for which the gateway still serves the files of an earlier live release. Pages that were opened before
 * the change load these files.
 */
export const retiredFileLife = days(30);

export interface EnvironmentChange {
  readonly brand: string;
  readonly environment: Environment;
  readonly kind: 'publish' | 'rollback';
  /**
   * Release with the files of the server that members get before the first release of the brand. It becomes the first
   * row in the history of an environment without a release. The brand can then go back to these files.
   */
  readonly fileReleaseId?: string | undefined;
  readonly releaseId: string;
  readonly reason: string;
  readonly by: string;
  /** Approvals that met the approval policy. Empty for a change that needs no approval. */
  readonly approvals: CountedApprovals;
  readonly at: Date;
  /**
   * Change number of the environment that the caller has seen, or 0 if the environment shows no release yet. The change
   * is rejected if this is not the current number. `current` skips this check, for callers that have locked the
   * environment.
   */
  readonly expectedNumber: number | 'current' | undefined;
}

/** File of the current release that the next release does not contain. */
interface RetiredFile {
  readonly path: string;
  readonly hash: string;
}

export type EnvironmentRow = typeof brandEnvironments.$inferSelect;

export const findEnvironment = async (
  db: Database,
  brand: string,
  environment: Environment,
): Promise<EnvironmentRow | undefined> =>
  (
    await db
      .select()
      .from(brandEnvironments)
      .where(and(eq(brandEnvironments.brand, brand), eq(brandEnvironments.environment, environment)))
  )[0];

/** Locks an environment until the end of the transaction, so that other transactions that change it wait. */
export const lockEnvironment = async (tx: Database, brand: string, environment: Environment): Promise<void> => {
  // A row lock is not possible if the environment has no row yet. An advisory lock on the name of the environment is
  // used instead.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`brand_environments/${brand}/${environment}`}, 0))`,
  );
};

const findReleases = (db: Database, brand: string, ids: readonly string[]) =>
  db
    .select()
    .from(releases)
    .where(and(eq(releases.brand, brand), inArray(releases.id, [...ids])));

/**
 * Lists the files with a hash in their path that the current live release contains, but the next one does not. Open
 * pages can still load them. Call it outside of a transaction, because it reads the blob store, which is slow.
 */
export const listRetiredFiles = async (
  db: Database,
  blobs: BlobStore,
  {
    brand,
    releaseId,
    bundleFolder,
  }: Pick<EnvironmentChange, 'brand' | 'releaseId'> & { readonly bundleFolder: string },
): Promise<readonly RetiredFile[]> => {
  const current = await findEnvironment(db, brand, 'live');
  if (current?.releaseId === releaseId) return [];
  if (!current) return storeBundleFiles(blobs, bundleFolder);
  const rows = await findReleases(db, brand, [current.releaseId, releaseId]);
  const [before, next] = [rows.find(({ id }) => id === current.releaseId), rows.find(({ id }) => id === releaseId)];
  if (!before || !next) return [];
  const readFiles = async ({ manifest: hash }: typeof next) => (await readManifest(blobs.get, hash)).manifest.files;
  const nextFiles = await readFiles(next);
  return Object.entries(await readFiles(before))
    .filter(([path]) => path.startsWith('assets/') && !(path in nextFiles))
    .map(([path, integrity]) => ({ path, hash: toBlobHash(integrity) }));
};

/**
 * Stores the files with a hash in their path from a bundle that a command has composed. Pages that were opened before
 * the first release of the brand can load these files later. Returns an empty list if the brand has no bundle.
 */
const storeBundleFiles = async (blobs: BlobStore, folder: string): Promise<readonly RetiredFile[]> => {
  const retired: RetiredFile[] = [];
  const { files = {} } = await readBundleManifest(folder);
  await runParallel(
    Object.entries(files).filter(([path]) => path.startsWith('assets/')),
    async ([path, integrity]) => {
      const hash = toBlobHash(integrity);
      // A missing or damaged file is skipped, so that it does not prevent the release. The gateway could not serve this
      // file before either.
      const stored = await blobs.putFile(join(folder, path), hash).catch(() => undefined);
      if (stored) retired.push({ path, hash });
    },
  );
  return retired;
};

/**
 * Lists the files with a hash in their path that only one of the two releases of a trial contains: the live release or
 * the candidate. This function reads the blob store, so call it outside of a transaction.
 */
export const listTrialFiles = async (
  db: Database,
  blobs: BlobStore,
  { brand, releaseId }: Pick<EnvironmentChange, 'brand' | 'releaseId'>,
): Promise<readonly RetiredFile[]> => {
  const current = await findEnvironment(db, brand, 'live');
  if (!current) return [];
  const rows = await findReleases(db, brand, [current.releaseId, releaseId]);
  const lists = await Promise.all(
    rows.map(async ({ manifest }) => (await readManifest(blobs.get, manifest)).manifest.files),
  );
  return lists.flatMap((files) =>
    Object.entries(files)
      .filter(([path]) => path.startsWith('assets/') && !lists.every((each) => path in each))
      .map(([path, integrity]) => ({ path, hash: toBlobHash(integrity) })),
  );
};

/**
 * Stores the paths and hashes of retired files in the database, so that open pages can still load these files.
 * Deletes the rows of files that were retired more than `retiredFileLife` ago.
 */
export const storeRetiredFiles = async (
  tx: Database,
  { brand, at }: Pick<EnvironmentChange, 'brand' | 'at'>,
  retired: readonly RetiredFile[],
): Promise<void> => {
  await tx
    .delete(retiredFiles)
    .where(and(eq(retiredFiles.brand, brand), lte(retiredFiles.retiredAt, new Date(at.getTime() - retiredFileLife))));
  if (retired.length === 0) return;
  await tx
    .insert(retiredFiles)
    .values(retired.map((file) => ({ brand, ...file, retiredAt: at })))
    .onConflictDoUpdate({
      target: [retiredFiles.brand, retiredFiles.path],
      set: { hash: sql`excluded.hash`, retiredAt: sql`excluded.retired_at` },
    });
};

/** Creates the error for a release that does not exist, or that belongs to another brand. */
export const createReleaseNotFound = (brand: string, releaseId: string): GatewayError =>
  new GatewayError(ErrorCode.NotFound, { message: `${brand} has no release ${releaseId}` });

/**
 * Throws a GatewayError if the environment has never shown the release. A rollback needs no approval, so it can only
 * show a release that was published before.
 */
const assertShownBefore = async (tx: Database, { brand, environment, releaseId }: EnvironmentChange): Promise<void> => {
  const [shown] = await tx
    .select({ number: environmentChanges.number })
    .from(environmentChanges)
    .where(
      and(
        eq(environmentChanges.brand, brand),
        eq(environmentChanges.environment, environment),
        eq(environmentChanges.releaseId, releaseId),
      ),
    )
    .limit(1);
  if (shown) return;
  throw new GatewayError(OperatorErrorCode.ReleaseNeverShown, {
    message: `The release ${releaseId} was never ${environment}; publish it instead`,
  });
};

/**
 * Makes an environment of a brand show another release, and records the operator and the reason. `retired` is the
 * result of `listRetiredFiles`. Throws a GatewayError if the release is unknown, or if the environment has changed
 * since the caller read it. Call this function inside a transaction.
 */
export const changeEnvironment = async (
  tx: Database,
  change: EnvironmentChange,
  retired: readonly RetiredFile[],
): Promise<EnvironmentRow> => {
  const { brand, environment, kind, releaseId, reason, by, approvals, at, expectedNumber } = change;
  await lockEnvironment(tx, brand, environment);
  const current = await findEnvironment(tx, brand, environment);
  if (expectedNumber !== 'current') assertVersion(expectedNumber, current?.number ?? 0);
  const [release] = await findReleases(tx, brand, [releaseId]);
  if (!release) throw createReleaseNotFound(brand, releaseId);
  if (kind === 'rollback') await assertShownBefore(tx, change);
  const fileReleaseId = current ? undefined : change.fileReleaseId;
  const shared = { brand, environment, changedBy: by, changedAt: at };
  if (fileReleaseId !== undefined)
    await tx
      .insert(environmentChanges)
      .values({ ...shared, number: 1, kind: 'file', releaseId: fileReleaseId, previousId: null, reason: '' });
  const previous = current ?? (fileReleaseId === undefined ? undefined : { number: 1, releaseId: fileReleaseId });
  const row = { ...shared, releaseId, number: (previous?.number ?? 0) + 1 };
  await tx.insert(environmentChanges).values({
    ...shared,
    number: row.number,
    kind,
    releaseId,
    previousId: previous?.releaseId ?? null,
    reason,
    approvedBy: approvals.approvers[0] ?? null,
    approvers: approvals.approvers,
    approvalNumbers: approvals.approvalNumbers,
  });
  if (environment === 'live') await storeRetiredFiles(tx, change, retired);
  await tx
    .insert(brandEnvironments)
    .values(row)
    .onConflictDoUpdate({ target: [brandEnvironments.brand, brandEnvironments.environment], set: row });
  return row;
};
