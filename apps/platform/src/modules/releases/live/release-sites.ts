import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createKeyedMutex } from '../../../core/keyed-mutex.ts';
import { type BlobStore, computeBlobHash, toBlobHash } from '../blobs/blob-store.ts';
import { runParallel } from '../../../core/run-parallel.ts';
import { readManifest, type ReleaseManifest } from '../environments/release-manifest.ts';
import { createLocalFiles, hasContent, isOld, type LocalFiles } from './local-files.ts';

/** Data that define the files that a gateway serves for a release. */
export interface SiteContent {
  readonly releaseId: string;
  /**
   * SHA-256 hash of the manifest. The manifest is a blob that defines the path and hash of each file of the release.
   */
  readonly manifest: string;
  /** Files of earlier releases that open pages still load. */
  readonly retired: readonly SiteFile[];
}

interface SiteFile {
  readonly path: string;
  readonly hash: string;
}

/**
 * Local folders with the files of releases, one for each release. The gateway serves a folder in the same way as a
 * bundle that a command has composed.
 */
export interface ReleaseSites {
  /** Returns the folder with all files of a release. Throws a BlobError if a file is missing or damaged. */
  readonly prepare: (content: SiteContent) => Promise<string>;
  /** Removes the folders of all releases except those with the given ids, and the files that no folder uses. */
  readonly clean: (releaseIds: ReadonlySet<string>) => Promise<void>;
}

/**
 * Hidden folder inside the folder of each release, with the blobs of its manifest. The name of each file is its SHA-256
 * hash. The file server does not serve hidden folders. A separate route returns these files by their hash.
 */
export const manifestFolder = '.manifest';

/**
 * Returns true for a file that the folders of several releases share by hard links. Such a file has a hash in its path,
 * so its content never changes.
 */
const isShared = ({ path }: SiteFile): boolean => path.startsWith('assets/') || path.startsWith(manifestFolder);

/**
 * Returns the modification time for a file whose path does not contain a hash, such as the page. The file server
 * computes the ETag from the size and this time. The time is computed from the content. All gateways therefore send the
 * same ETag for the same content, and a different ETag for other content.
 */
const toFileTime = (hash: string): Date => new Date(Number.parseInt(hash.slice(0, 10), 16));

const listFiles = ({ manifest, blobs }: ReleaseManifest): readonly SiteFile[] => [
  ...Object.entries(manifest.files).map(([path, integrity]) => ({ path, hash: toBlobHash(integrity) })),
  ...blobs.map((hash) => ({ path: `${manifestFolder}/${hash}`, hash })),
];

const isComplete = async (folder: string, files: readonly SiteFile[]): Promise<boolean> => {
  let damagedCount = 0;
  await runParallel(files, async ({ path, hash }) => {
    if (!(await hasContent(join(folder, path), hash))) damagedCount += 1;
  });
  return damagedCount === 0;
};

interface SiteFolder {
  readonly wanted: readonly SiteFile[];
  /** Content of the file `brand.json`. It is computed from the manifest and is not a blob. */
  readonly brandJson: string;
  /** Returns true if the existing folder contains exactly the expected files. */
  readonly isIntact: () => Promise<boolean>;
}

/** Creates the functions that write the folder of a release, and add files to it. */
const createSiteWriter = (blobs: BlobStore, files: LocalFiles) => {
  const addFile = async (folder: string, file: SiteFile): Promise<void> => {
    const target = join(folder, file.path);
    if (isShared(file)) {
      await link(await files.provide(file.hash), target).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      });
      return;
    }
    await writeFile(target, await blobs.get(file.hash));
    const time = toFileTime(file.hash);
    await utimes(target, time, time);
  };

  const addFiles = async (folder: string, wanted: readonly SiteFile[]): Promise<void> => {
    for (const path of new Set(wanted.map((file) => dirname(file.path))))
      await mkdir(join(folder, path), { recursive: true });
    await runParallel(wanted, (file) => addFile(folder, file));
  };

  /**
   * Writes a folder under a temporary name, and then renames it. A folder with the final name is therefore always
   * complete.
   */
  const write = async (folder: string, { wanted, brandJson, isIntact }: SiteFolder): Promise<void> => {
    const unfinished = `${folder}.${randomUUID()}`;
    try {
      await mkdir(unfinished, { recursive: true });
      await addFiles(unfinished, wanted);
      await writeFile(join(unfinished, 'brand.json'), brandJson);
      await rename(unfinished, folder).catch(async () => {
        // The rename failed because the folder exists. The folder is damaged, or another process has just written it.
        if (await isIntact()) return;
        await rm(folder, { recursive: true, force: true });
        await rename(unfinished, folder);
      });
    } finally {
      // After a failure, some parallel writes are possibly still running, so this removal can fail too. Its error is
      // ignored, and the caller gets the error of the original failure. The job that cleans the folders of releases
      // removes the remaining files later.
      await rm(unfinished, { recursive: true, force: true }).catch(() => undefined);
    }
  };
  return { addFiles, write };
};

/**
 * Creates the functions that manage the folders of releases. These folders are in a folder that belongs only to this
 * gateway.
 */
export const createReleaseSites = (blobs: BlobStore, root: string): ReleaseSites => {
  const sites = join(root, 'sites');
  const files = createLocalFiles(blobs, join(root, 'files'));
  const { addFiles, write } = createSiteWriter(blobs, files);
  const runExclusive = createKeyedMutex();
  /** Releases whose folder is verified, with the paths of the retired files that were added to the folder. */
  const verified = new Map<string, Set<string>>();
  const prepared = new WeakMap<SiteContent, Promise<string>>();

  /**
   * Verifies all files of the folder of a release, because a power failure can have damaged them. Writes the folder
   * again if a file is damaged.
   */
  const verify = async (folder: string, hash: string): Promise<void> => {
    // `provide` uses the blob store only if this gateway has no local copy of the blob. The existing folder contains a
    // copy of its manifest, so its verification works even if the blob store is not available.
    const read = async (blob: string): Promise<Buffer> => readFile(await files.provide(blob));
    const release = await readManifest(read, hash);
    const brandJson = JSON.stringify(release.manifest);
    const wanted = listFiles(release);
    const all = [...wanted, { path: 'brand.json', hash: computeBlobHash(Buffer.from(brandJson)) }];
    const isIntact = (): Promise<boolean> => isComplete(folder, all);
    if (!(await isIntact())) await write(folder, { wanted, brandJson, isIntact });
  };

  const prepareSite = async ({ releaseId, manifest, retired }: SiteContent): Promise<string> => {
    const folder = join(sites, releaseId);
    const added = verified.get(releaseId) ?? new Set();
    if (!verified.has(releaseId)) await verify(folder, manifest);
    verified.set(releaseId, added);
    const missing = retired.filter(({ path }) => !added.has(path));
    await addFiles(folder, missing);
    for (const { path } of missing) added.add(path);
    return folder;
  };

  return {
    prepare: (content) => {
      const known = prepared.get(content);
      if (known) return known;
      const pending = runExclusive(content.releaseId, () => prepareSite(content));
      prepared.set(content, pending);
      pending.catch(() => prepared.delete(content));
      return pending;
    },
    clean: async (releaseIds) => {
      for (const name of await readdir(sites).catch(() => []))
        if (!releaseIds.has(name) && (await isOld(join(sites, name)))) {
          verified.delete(name);
          await rm(join(sites, name), { recursive: true, force: true });
        }
      await files.clean();
    },
  };
};
