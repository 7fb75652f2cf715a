import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BlobStore, computeBlobHash } from '../blobs/blob-store.ts';

/**
 * Copies of blobs (stored files of releases) on the disk of this gateway. The folders of several releases contain the
 * same file as hard links, so it uses the disk space only once.
 */
export interface LocalFiles {
  /**
   * Returns the path of a local file with the content of a blob. Fetches the blob if there is no such file, or if the
   * file is damaged. Throws a BlobError if the blob itself is missing or damaged.
   */
  readonly provide: (hash: string) => Promise<string>;
  /** Removes old files that are not part of the folder of any release. */
  readonly clean: () => Promise<void>;
}

/** Minimum age in milliseconds of an unused file before its removal. Responses in progress may still read it. */
const minAgeMs = 10 * 60_000;

/** Returns true if a file or folder has not changed for at least `minAgeMs`. */
export const isOld = async (path: string): Promise<boolean> => {
  const stats = await stat(path).catch(() => undefined);
  return stats !== undefined && stats.ctimeMs < Date.now() - minAgeMs;
};

/** Returns true if a file exists and its content has this hash. */
export const hasContent = async (file: string, hash: string): Promise<boolean> => {
  const bytes = await readFile(file).catch(() => undefined);
  return bytes !== undefined && computeBlobHash(bytes) === hash;
};

/** Creates the store of files in a folder that belongs to this gateway. */
export const createLocalFiles = (blobs: Pick<BlobStore, 'get'>, folder: string): LocalFiles => {
  /**
   * Hashes of the files that this process has already verified. Releases have most of their files in common, so these
   * files are not verified again for each release.
   */
  const verified = new Set<string>();

  const write = async (file: string, hash: string): Promise<void> => {
    const bytes = await blobs.get(hash);
    await mkdir(folder, { recursive: true });
    // The file gets a temporary name first, and its final name only when it is complete. Readers of the final name
    // therefore never get an incomplete file.
    const unfinished = `${file}.${randomUUID()}`;
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
  };

  return {
    provide: async (hash) => {
      const file = join(folder, hash);
      if (verified.has(hash) && (await stat(file).catch(() => undefined))) return file;
      if (!(await hasContent(file, hash))) await write(file, hash);
      verified.add(hash);
      return file;
    },
    clean: async () => {
      for (const name of await readdir(folder).catch(() => [])) {
        const file = join(folder, name);
        const stats = await stat(file).catch(() => undefined);
        if (stats?.nlink !== 1 || !(await isOld(file))) continue;
        verified.delete(name);
        await rm(file, { force: true });
      }
    },
  };
};
