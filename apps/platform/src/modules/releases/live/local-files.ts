import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BlobStore, computeBlobHash } from '../blobs/blob-store.ts';

/**
 * Blobs (stored files of releases) as local files of this gateway. Folders of several releases share a file by hard
 * links.
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
  /** Hashes of files that this process has verified. Most files of a release are unchanged from earlier releases. */
  const verified = new Set<string>();

  const write = async (file: string, hash: string): Promise<void> => {
    const bytes = await blobs.get(hash);
    await mkdir(folder, { recursive: true });
    // The file is renamed only after it is complete, so that readers never get a part of the file.
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
