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
import { brandEnvironments, type Environment, environmentChanges, releases, retiredFiles } from './releases.tables.ts';

/** Milliseconds for which files of an earlier live release are still served for open pages. */
export const retiredFileLife = days(30);

export interface EnvironmentChange {
  readonly brand: string;
  readonly environment: Environment;
  readonly kind: 'publish' | 'rollback';
  readonly releaseId: string;
  readonly reason: string;
  readonly by: string;
  /** Operators whose approvals met the policy. Empty for a change that needs none. */
  readonly approvers: readonly string[];
  readonly at: Date;
  /**
   * Change number of the environment that the caller has seen. It is 0 if the environment shows no release yet. Callers
   * that hold the lock of the environment pass `current`, which skips the check.
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
  // The row may not exist yet, so an advisory lock on the name is used.
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
 * Lists the files with a hash in their path that the next release does not contain. Open pages of the current live
 * release may still load them. This function reads the blob store, so call it outside of a transaction.
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
 * Stores the files with a hash in their path from the bundle that a command has composed. After the first release of
 * the brand, open pages still load them. Returns an empty list if the brand has no bundle.
 */
const storeBundleFiles = async (blobs: BlobStore, folder: string): Promise<readonly RetiredFile[]> => {
  const retired: RetiredFile[] = [];
  const { files = {} } = await readBundleManifest(folder);
  await runParallel(
    Object.entries(files).filter(([path]) => path.startsWith('assets/')),
    async ([path, integrity]) => {
      const hash = toBlobHash(integrity);
      // A missing or damaged file could not be served before either, so it is skipped and does not block the release.
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

/** Stores the retired files that are still served for open pages. Deletes the rows of files whose time has passed. */
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

/** Throws a GatewayError if the environment never showed the release, because a rollback publishes nothing new. */
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
  const { brand, environment, kind, releaseId, reason, by, approvers, at, expectedNumber } = change;
  await lockEnvironment(tx, brand, environment);
  const current = await findEnvironment(tx, brand, environment);
  if (expectedNumber !== 'current') assertVersion(expectedNumber, current?.number ?? 0);
  const [release] = await findReleases(tx, brand, [releaseId]);
  if (!release) throw createReleaseNotFound(brand, releaseId);
  if (kind === 'rollback') await assertShownBefore(tx, change);
  const row = { brand, environment, releaseId, number: (current?.number ?? 0) + 1, changedBy: by, changedAt: at };
  await tx.insert(environmentChanges).values({
    brand,
    environment,
    number: row.number,
    kind,
    releaseId,
    previousId: current?.releaseId ?? null,
    reason,
    changedBy: by,
    approvedBy: approvers[0] ?? null,
    approvers,
    changedAt: at,
  });
  if (environment === 'live') await storeRetiredFiles(tx, change, retired);
  await tx
    .insert(brandEnvironments)
    .values(row)
    .onConflictDoUpdate({ target: [brandEnvironments.brand, brandEnvironments.environment], set: row });
  return row;
};
