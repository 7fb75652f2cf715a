import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createKeyedMutex } from '../../../core/keyed-mutex.ts';
import { type BlobStore, computeBlobHash, toBlobHash } from '../blobs/blob-store.ts';
import { runParallel } from '../../../core/run-parallel.ts';
import { readManifest, type ReleaseManifest } from '../environments/release-manifest.ts';
import { createLocalFiles, hasContent, isOld, type LocalFiles } from './local-files.ts';

/** Files that a gateway serves for a release. */
export interface SiteContent {
  readonly releaseId: string;
  /** SHA-256 hash of the manifest. */
  readonly manifest: string;
  /** Files of earlier releases that open pages still load. */
  readonly retired: readonly SiteFile[];
}

interface SiteFile {
  readonly path: string;
  readonly hash: string;
}

/** Folders of this gateway with the files of releases. The gateway serves them like the folders of bundles. */
export interface ReleaseSites {
  /** Returns the folder of a release with all its files. Throws a BlobError if a file is missing or damaged. */
  readonly prepare: (content: SiteContent) => Promise<string>;
  /** Removes the folders of all other releases, and the files that no folder has. */
  readonly clean: (releaseIds: ReadonlySet<string>) => Promise<void>;
}

/** Folder inside the folder of a release with its manifest. Hidden paths are not served. */
const manifestFolder = '.manifest';

/** Files with a hash in their path never change, so the folders share them by hard links. */
const isShared = ({ path }: SiteFile): boolean => path.startsWith('assets/') || path.startsWith(manifestFolder);

/**
 * Time of a file whose path does not change with its content. The file server makes the ETag from the size and the time,
 * so the time is computed from the content: all gateways send the same ETag, and two contents never have the same one.
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
  /** Text of the file `brand.json`, which no blob contains. */
  readonly brandJson: string;
  /** Returns true if the existing folder has exactly the wanted content. */
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

  /** Writes the folder under another name, so that its name leads to a complete folder at every moment. */
  const write = async (folder: string, { wanted, brandJson, isIntact }: SiteFolder): Promise<void> => {
    const unfinished = `${folder}.${randomUUID()}`;
    try {
      await mkdir(unfinished, { recursive: true });
      await addFiles(unfinished, wanted);
      await writeFile(join(unfinished, 'brand.json'), brandJson);
      await rename(unfinished, folder).catch(async () => {
        // The folder exists, but is damaged, or another process has just written it.
        if (await isIntact()) return;
        await rm(folder, { recursive: true, force: true });
        await rename(unfinished, folder);
      });
    } finally {
      // Other files may still be written after a failure. What stays is removed later, and does not hide the failure.
      await rm(unfinished, { recursive: true, force: true }).catch(() => undefined);
    }
  };
  return { addFiles, write };
};

/** Creates the folders of releases below a folder that belongs to this gateway. */
export const createReleaseSites = (blobs: BlobStore, root: string): ReleaseSites => {
  const sites = join(root, 'sites');
  const files = createLocalFiles(blobs, join(root, 'files'));
  const { addFiles, write } = createSiteWriter(blobs, files);
  const runExclusive = createKeyedMutex();
  /** Releases whose folder this process has verified, with the paths of earlier files that it has added there. */
  const verified = new Map<string, Set<string>>();
  const prepared = new WeakMap<SiteContent, Promise<string>>();

  /** Verifies the folder of a release. An earlier start can have left it, and a loss of power can have damaged it. */
  const verify = async (folder: string, hash: string): Promise<void> => {
    // The manifest of an existing folder is a file of this gateway, so that it needs no blob store.
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
