import { and, asc, eq, lt, notExists, sql } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import { days } from '../../../core/clock/durations.ts';
import type { Database } from '../../../core/db/database.ts';
import { readManifest } from '../environments/release-manifest.ts';
import { releases, retiredFiles } from '../environments/releases.tables.ts';
import { brandAssets, brandVersions } from '../versions/versions.tables.ts';
import { type BlobStore, toBlobHash } from '../blobs/blob-store.ts';
import { storedBlobs } from '../blobs/blobs.tables.ts';

/**
 * Minimum time in milliseconds since the last use of a blob before it is removed. A call that stores blobs adds the
 * release, version or image that refers to them within minutes. A blob to which nothing refers after this time is no
 * longer needed.
 */
const gracePeriod = days(7);
/** Maximum number of blobs that one run removes. The next run removes the rest. */
const maxRemoved = 2000;
/** Maximum number of rows that one SQL statement inserts or updates. */
const maxRows = 5000;

interface RemovalDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly blobs: Pick<BlobStore, 'get' | 'remove'>;
}

/**
 * Marks the blobs of a release, so that they are never removed. Throws a BlobError if the manifest of the release
 * cannot be read. The caller must then remove nothing, because the missing marks could belong to needed blobs.
 */
const keepRelease = async ({ db, clock, blobs }: RemovalDeps, hash: string): Promise<void> => {
  const { manifest, blobs: manifests } = await readManifest(blobs.get, hash);
  const files = Object.values(manifest.files).map(toBlobHash);
  // The manifest is marked after all other blobs. If it is marked, the other blobs of the release are certainly marked
  // too.
  const hashes = [...new Set([...files, ...manifests.filter((each) => each !== hash)]), hash];
  const usedAt = clock.now();
  for (let start = 0; start < hashes.length; start += maxRows)
    await db
      .insert(storedBlobs)
      .values(hashes.slice(start, start + maxRows).map((each) => ({ hash: each, usedAt, isKept: true })))
      .onConflictDoUpdate({
        target: storedBlobs.hash,
        set: { isKept: true },
        setWhere: sql`not ${storedBlobs.isKept}`,
      });
};

/**
 * Marks the blobs of releases that are not marked yet. Each manifest is read only once, because releases are never
 * removed.
 */
const keepReleases = async (deps: RemovalDeps): Promise<void> => {
  const isMarked = deps.db
    .select({ hash: storedBlobs.hash })
    .from(storedBlobs)
    .where(and(eq(storedBlobs.hash, releases.manifest), storedBlobs.isKept));
  const rows = await deps.db.selectDistinct({ manifest: releases.manifest }).from(releases).where(notExists(isMarked));
  for (const { manifest } of rows) await keepRelease(deps, manifest);
};

/**
 * Marks the images of brands, and the images and bases of versions, so that they are never removed. Drafts and previews
 * use only images of brands, so they need no marks of their own.
 */
const keepVersions = async (db: Database): Promise<void> => {
  const listHashes = (
    column: typeof brandVersions.assets | typeof brandVersions.ownAssets | typeof brandVersions.bases,
  ) => sql`select item ->> 'hash' from ${brandVersions}, jsonb_array_elements(coalesce(${column}, '[]')) as item`;
  await db.execute(sql`
    update ${storedBlobs} set is_kept = true where not is_kept and hash in (
      select ${brandAssets.hash} from ${brandAssets}
      union all ${listHashes(brandVersions.assets)}
      union all ${listHashes(brandVersions.ownAssets)}
      union all ${listHashes(brandVersions.bases)}
    )`);
};

/**
 * Creates the job that removes unused blobs: stored files to which no release, version, image or draft refers. Such
 * blobs remain if a composition or an upload is rejected or if its process is killed. The job can run on several
 * gateways at the same time. If it is killed, its next run continues the work.
 */
export const createBlobRemoval = (deps: RemovalDeps): (() => Promise<void>) => {
  const { db, clock, blobs } = deps;

  const isUnused = (usedBefore: Date) =>
    and(
      sql`not ${storedBlobs.isKept}`,
      lt(storedBlobs.usedAt, usedBefore),
      // Excludes files of earlier releases that open pages still load.
      notExists(
        db.select({ hash: retiredFiles.hash }).from(retiredFiles).where(eq(retiredFiles.hash, storedBlobs.hash)),
      ),
    );

  /**
   * Removes a blob and its row if nothing refers to the blob and it was last used before `usedBefore`. The row is
   * locked during the removal. If a gateway stores the same bytes at this time, it waits for the end of the removal and
   * then stores them again.
   */
  const remove = (hash: string, usedBefore: Date): Promise<void> =>
    db.transaction(async (tx) => {
      const [row] = await tx
        .select({ hash: storedBlobs.hash })
        .from(storedBlobs)
        .where(and(eq(storedBlobs.hash, hash), isUnused(usedBefore)))
        .for('update', { skipLocked: true });
      if (!row) return;
      await blobs.remove(hash);
      await tx.delete(storedBlobs).where(eq(storedBlobs.hash, hash));
    });

  return async () => {
    const usedBefore = new Date(clock.now().getTime() - gracePeriod);
    const [unused] = await db.select({ hash: storedBlobs.hash }).from(storedBlobs).where(isUnused(usedBefore)).limit(1);
    if (!unused) return;
    await keepReleases(deps);
    await keepVersions(db);
    const rows = await db
      .select({ hash: storedBlobs.hash })
      .from(storedBlobs)
      .where(isUnused(usedBefore))
      .orderBy(asc(storedBlobs.usedAt))
      .limit(maxRemoved);
    for (const { hash } of rows) await remove(hash, usedBefore);
  };
};
