import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BundleManifest } from '@livery/composer/compose/bundle-manifest';
import { createKeyedMutex } from '../../../core/keyed-mutex.ts';
import { type BlobStore, computeBlobHash, toBlobHash } from '../blobs/blob-store.ts';
import { runParallel } from '../../../core/run-parallel.ts';
import { createLocalFiles, hasContent, isOld } from './local-files.ts';

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

/** Files with a hash in their path never change, so the folders share them by hard links. */
const isShared = ({ path }: SiteFile): boolean => path.startsWith('assets/');

/**
 * Time of a file whose path does not change with its content. The file server makes the ETag from the size and the time,
 * so the time is computed from the content: all gateways send the same ETag, and two contents never have the same one.
 */
const toFileTime = (hash: string): Date => new Date(Number.parseInt(hash.slice(0, 10), 16));

const listFiles = (manifest: BundleManifest): readonly SiteFile[] =>
  Object.entries(manifest.files).map(([path, integrity]) => ({ path, hash: toBlobHash(integrity) }));

/** Creates the folders of releases below a folder that belongs to this gateway. */
export const createReleaseSites = (blobs: BlobStore, root: string): ReleaseSites => {
  const sites = join(root, 'sites');
  const files = createLocalFiles(blobs, join(root, 'files'));
  const runExclusive = createKeyedMutex();
  const prepared = new WeakMap<SiteContent, Promise<string>>();

  const addFile = async (folder: string, file: SiteFile): Promise<void> => {
    const target = join(folder, file.path);
    await mkdir(dirname(target), { recursive: true });
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

  const isComplete = async (folder: string, wanted: readonly SiteFile[]): Promise<boolean> => {
    let isIntact = true;
    await runParallel(wanted, async ({ path, hash }) => {
      isIntact &&= await hasContent(join(folder, path), hash);
    });
    return isIntact;
  };

  /** Builds the folder under another name, so that its name leads to a complete folder at every moment. */
  const build = async (folder: string, wanted: readonly SiteFile[], manifest: Buffer): Promise<void> => {
    const unfinished = `${folder}.${randomUUID()}`;
    try {
      await mkdir(unfinished, { recursive: true });
      await runParallel(wanted, (file) => addFile(unfinished, file));
      await writeFile(join(unfinished, 'brand.json'), manifest);
      await rename(unfinished, folder).catch(async () => {
        // The folder exists, but is damaged, or another process has just built it.
        if (await isComplete(folder, wanted)) return;
        await rm(folder, { recursive: true, force: true });
        await rename(unfinished, folder);
      });
    } finally {
      await rm(unfinished, { recursive: true, force: true });
    }
  };

  const prepareSite = async ({ releaseId, manifest: hash, retired }: SiteContent): Promise<string> => {
    const folder = join(sites, releaseId);
    // A folder of an earlier start needs no blob store. A loss of power can have damaged it.
    const stored = await readFile(join(folder, 'brand.json')).catch(() => undefined);
    const manifest = stored && computeBlobHash(stored) === hash ? stored : await blobs.get(hash);
    const wanted = listFiles(JSON.parse(manifest.toString('utf8')) as BundleManifest);
    if (stored !== manifest || !(await isComplete(folder, wanted))) await build(folder, wanted, manifest);
    await runParallel(retired, (file) => addFile(folder, file));
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
        if (!releaseIds.has(name) && (await isOld(join(sites, name))))
          await rm(join(sites, name), { recursive: true, force: true });
      await files.clean();
    },
  };
};
