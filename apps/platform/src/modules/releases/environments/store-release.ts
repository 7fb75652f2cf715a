import { createHash } from 'node:crypto';
import type { FeatureMeta } from '@livery/composer/compiled/compile-manifest';
import type { BlobStore } from '../blobs/blob-store.ts';
import type { ComposedBundle, ComposedBundleFile } from '../compose/composer-messages.ts';
import { runParallel } from '../../../core/run-parallel.ts';
import type { VersionRow } from '../versions/versions.tables.ts';
import { storeManifest } from './release-manifest.ts';
import type { ReleaseRow } from './releases.tables.ts';

/** Stores the files of a bundle. Returns how many bytes were added to the store. */
const storeFiles = async (blobs: BlobStore, files: readonly ComposedBundleFile[]): Promise<number> => {
  await blobs.announce(files.map(({ hash }) => hash));
  let added = 0;
  await runParallel(files, async (file) => {
    const blob = 'bytes' in file ? await blobs.put(file.bytes) : await blobs.putFile(file.source, file.hash);
    added += blob.added;
  });
  return added;
};

/** Computes the id of a release from its content. The same version, compiled app and files always give the same id. */
const computeReleaseId = ({ brand, number, hash }: VersionRow, compileId: string, manifest: string): string =>
  createHash('sha256')
    .update(JSON.stringify([brand, number, hash, compileId, manifest]))
    .digest('hex')
    .slice(0, 32);

/** Row of a release whose files are stored. */
export interface StoredRelease extends Omit<ReleaseRow, 'createdBy' | 'createdAt'> {
  /** Features of the compiled app. Undefined if they are unknown. */
  readonly features: readonly FeatureMeta[] | undefined;
}

/**
 * Stores all files of a bundle, and then its manifest. Returns the row of the release, which the caller inserts
 * afterwards. A release in the database therefore always has all its files.
 */
export const storeRelease = async (
  blobs: BlobStore,
  version: VersionRow,
  bundle: Omit<ComposedBundle, 'features'> & Pick<StoredRelease, 'features'>,
): Promise<StoredRelease> => {
  const { compileId, features, manifest, files } = bundle;
  const added = await storeFiles(blobs, files);
  const stored = await storeManifest(blobs, bundle);
  return {
    id: computeReleaseId(version, compileId, stored.hash),
    brand: version.brand,
    version: version.number,
    compileId,
    build: manifest.build,
    manifest: stored.hash,
    fileCount: files.length,
    storedSize: added + stored.added,
    features,
  };
};
