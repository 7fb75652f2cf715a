import type { FeatureMeta } from '@livery/composer/compiled/compile-manifest';
import type { BundleManifest } from '@livery/composer/compose/bundle-manifest';
import { listFirstLoad } from '@livery/composer/compose/first-load';
import { runParallel } from '../../../core/run-parallel.ts';
import { type BlobStore, toBlobHash } from '../blobs/blob-store.ts';

/** Release with the data for a comparison of its files. */
export interface ReleaseFiles {
  readonly manifest: BundleManifest;
  /**
   * Features of the compiled app (the built code of all brands) from which the release was composed. Empty if this
   * compiled app is unknown.
   */
  readonly features: readonly FeatureMeta[];
}

interface LoadedFile {
  readonly hash: string;
  /**
   * Number of bytes that a browser downloads for the file: the size of its Brotli copy, or of the file itself if it
   * has no such copy.
   */
  readonly size: number;
}

interface SizedRelease {
  readonly files: ReadonlyMap<string, LoadedFile>;
  readonly firstLoad: ReadonlySet<string>;
}

const maxFiles = 200;

/** Matches the extension of a compressed copy of a file (Brotli or gzip). */
const copy = /\.(?:br|gz)$/;

/** Lists the files that a browser can load, without compressed copies and files for servers. */
const listFiles = (files: BundleManifest['files']): readonly string[] =>
  Object.keys(files).filter((path) => !path.startsWith('_') && !(copy.test(path) && path.replace(copy, '') in files));

const measure = async (blobs: BlobStore, { manifest: { files } }: ReleaseFiles): Promise<SizedRelease> => {
  const loaded = new Map<string, LoadedFile>();
  await runParallel(listFiles(files), async (path) => {
    const hash = toBlobHash(files[path] as string);
    const compressed = files[`${path}.br`];
    loaded.set(path, { hash, size: await blobs.getSize(compressed ? toBlobHash(compressed) : hash) });
  });
  const page = loaded.get('index.html');
  const firstLoad = page ? listFirstLoad((await blobs.get(page.hash)).toString('utf8')) : new Set<string>();
  return { files: loaded, firstLoad };
};

const toSizes = ({ files, firstLoad }: SizedRelease) => {
  const all = [...files];
  const sum = (list: typeof all) => list.reduce((total, [, { size }]) => total + size, 0);
  return { fileCount: files.size, total: sum(all), firstLoad: sum(all.filter(([path]) => firstLoad.has(path))) };
};

/** Returns the ids of the features whose code contains this file as a chunk. */
const findOwners = (sides: readonly ReleaseFiles[], path: string): string[] => [
  ...new Set(
    sides.flatMap(({ features }) => features.filter(({ chunks }) => chunks.includes(path)).map(({ id }) => id)),
  ),
];

/** Returns the features that only the first release has, with the number and total size of their files. */
const listOnly = (one: ReleaseFiles, other: ReleaseFiles, { files }: SizedRelease) =>
  one.manifest.features
    .filter((id) => !other.manifest.features.includes(id))
    .map((id) => {
      const chunks = one.features.find((feature) => feature.id === id)?.chunks ?? [];
      const sizes = chunks.flatMap((path) => files.get(path)?.size ?? []);
      return { id, fileCount: sizes.length, size: sizes.reduce((total, size) => total + size, 0) };
    });

/** Compares the files of two releases: sizes, different files, and added and removed features. */
export const compareFiles = async (blobs: BlobStore, before: ReleaseFiles, after: ReleaseFiles) => {
  const [first, second] = [await measure(blobs, before), await measure(blobs, after)];
  const differing = [...new Set([...first.files.keys(), ...second.files.keys()])]
    .filter((path) => first.files.get(path)?.hash !== second.files.get(path)?.hash)
    .map((path) => ({
      path,
      before: first.files.get(path)?.size ?? null,
      after: second.files.get(path)?.size ?? null,
      features: findOwners([before, after], path),
      isFirstLoad: first.firstLoad.has(path) || second.firstLoad.has(path),
    }))
    .sort((one, other) => Number(other.isFirstLoad) - Number(one.isFirstLoad) || (one.path < other.path ? -1 : 1));
  return {
    before: toSizes(first),
    after: toSizes(second),
    files: differing.slice(0, maxFiles),
    moreFiles: Math.max(0, differing.length - maxFiles),
    features: { added: listOnly(after, before, second), removed: listOnly(before, after, first) },
  };
};
