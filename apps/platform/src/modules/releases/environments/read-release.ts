import type { BundleManifest } from '@livery/composer/compose/bundle-manifest';
import type { FeatureMeta } from '@livery/composer/compiled/compile-manifest';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { type BlobStore, toBlobHash } from '../blobs/blob-store.ts';
import { brandVersions } from '../versions/versions.tables.ts';
import { readManifest } from './release-manifest.ts';
import { compiledApps, releases } from './releases.tables.ts';

/** Stored files of a release, with the text of its brand file and its features. */
export interface StoredReleaseFiles {
  readonly headers: BundleManifest['headers'];
  /** Functions that read the files, by their path in the bundle. They throw a BlobError for a damaged file. */
  readonly files: ReadonlyMap<string, () => Promise<Buffer>>;
  /** Text of the brand file of the release. */
  readonly text: string;
  /**
   * Features of the compiled app that the bundle of the release contains. Empty if the features of the compiled app
   * are not stored in the database.
   */
  readonly features: readonly FeatureMeta[];
}

/** Creates a function that reads a release. The created function returns undefined if the brand has no such release. */
export const createReleaseReader =
  (db: Database, blobs: BlobStore) =>
  async (brand: string, releaseId: string): Promise<StoredReleaseFiles | undefined> => {
    const [found] = await db
      .select({ manifest: releases.manifest, text: brandVersions.text, features: compiledApps.features })
      .from(releases)
      .innerJoin(
        brandVersions,
        and(eq(brandVersions.brand, releases.brand), eq(brandVersions.number, releases.version)),
      )
      .leftJoin(compiledApps, eq(compiledApps.id, releases.compileId))
      .where(and(eq(releases.brand, brand), eq(releases.id, releaseId)));
    if (!found) return undefined;
    const { manifest } = await readManifest(blobs.get, found.manifest);
    return {
      headers: manifest.headers,
      files: new Map(
        Object.entries(manifest.files).map(([path, integrity]) => [path, () => blobs.get(toBlobHash(integrity))]),
      ),
      text: found.text,
      features: (found.features ?? []).filter(({ id }) => manifest.features.includes(id)),
    };
  };
