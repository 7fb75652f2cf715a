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

/** Time for which the files of an earlier live release stay reachable for open pages. */
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
   * Number of the environment that the caller has seen. 0 for an environment that shows nothing yet. `current` for a
   * caller that holds the lock of the environment.
   */
  readonly expectedNumber: number | 'current' | undefined;
}

/** File of a release that the next release does not have. */
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

/** Lets other transactions that change the environment wait for this one. */
export const lockEnvironment = async (tx: Database, brand: string, environment: Environment): Promise<void> => {
  // The row may not exist yet, so the lock is on its name.
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
 * Lists the files with a hash in their path that open pages of the current live release may still load, and that the
 * next release does not have. It reads the blob store, so call it outside a transaction.
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
 * Stores the hashed files of the bundle that a command has composed, because open pages of a brand still load them after
 * its first release. Returns no files for a brand without a bundle.
 */
const storeBundleFiles = async (blobs: BlobStore, folder: string): Promise<readonly RetiredFile[]> => {
  const retired: RetiredFile[] = [];
  const { files = {} } = await readBundleManifest(folder);
  await runParallel(
    Object.entries(files).filter(([path]) => path.startsWith('assets/')),
    async ([path, integrity]) => {
      const hash = toBlobHash(integrity);
      // A file that is missing or damaged was not served either, so it must not prevent the release.
      const stored = await blobs.putFile(join(folder, path), hash).catch(() => undefined);
      if (stored) retired.push({ path, hash });
    },
  );
  return retired;
};

/**
 * Lists the files with a hash in their path that only one of the two releases has: the live one, and another one that a
 * share of the visitors sees. It reads the blob store, so call it outside a transaction.
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

/** Keeps files reachable for some time, and forgets those whose time has passed. */
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

/** Throws a GatewayError if the environment has never shown the release, so that a rollback publishes nothing new. */
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
 * Lets an environment of a brand show another release, and records who did it and why. `retired` are the files that
 * `listRetiredFiles` returned. Throws a GatewayError for an unknown release, and if the environment has changed since the
 * caller read it. Call this function inside a transaction.
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
