import type { BundleManifest } from '@livery/composer/compose/bundle-manifest';
import type { BlobStore } from '../blobs/blob-store.ts';
import type { ComposedBundle } from '../compose/composer-messages.ts';

/**
 * Stored manifest of a release. The list of files that are shared between releases is a separate blob, because it is
 * long and equal for most releases of a brand.
 */
interface StoredManifest extends BundleManifest {
  /** SHA-256 hash of the blob with the list of the shared files. The list contains the path and hash of each file. */
  readonly shared: string;
}

/** Manifest of a release, and the hashes of the blobs in which it is stored. */
export interface ReleaseManifest {
  readonly manifest: BundleManifest;
  readonly blobs: readonly string[];
}

/**
 * Stores the manifest of a bundle as two blobs. The files of the bundle must be stored already. Returns the hash of
 * the manifest, and how many bytes both blobs added to the store.
 */
export const storeManifest = async (
  blobs: BlobStore,
  { manifest, files }: Pick<ComposedBundle, 'manifest' | 'files'>,
) => {
  const isShared = new Set(files.filter((file) => 'source' in file).map(({ path }) => path));
  const entries = Object.entries(manifest.files);
  const shared = await blobs.put(
    Buffer.from(JSON.stringify(Object.fromEntries(entries.filter(([path]) => isShared.has(path))))),
  );
  const own: StoredManifest = {
    ...manifest,
    files: Object.fromEntries(entries.filter(([path]) => !isShared.has(path))),
    shared: shared.hash,
  };
  const stored = await blobs.put(Buffer.from(JSON.stringify(own)));
  return { hash: stored.hash, added: stored.added + shared.added };
};

/** Loads a manifest with its full file list. `read` must throw an error if a blob is missing or damaged. */
export const readManifest = async (read: (hash: string) => Promise<Buffer>, hash: string): Promise<ReleaseManifest> => {
  const { shared, ...manifest } = JSON.parse((await read(hash)).toString('utf8')) as StoredManifest;
  const sharedFiles = JSON.parse((await read(shared)).toString('utf8')) as BundleManifest['files'];
  return { manifest: { ...manifest, files: { ...sharedFiles, ...manifest.files } }, blobs: [hash, shared] };
};
