import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BlobStore, computeBlobHash } from '../blobs/blob-store.ts';

/** Blobs as files of this gateway. The folders of several releases share a file by hard links. */
export interface LocalFiles {
  /** Returns the path of a file with exactly this content. Throws a BlobError if the blob is missing or damaged. */
  readonly provide: (hash: string) => Promise<string>;
  /** Removes the files that no folder of a release has. */
  readonly clean: () => Promise<void>;
}

/** Time after which a file or folder without use is removed. Responses in progress may still read it. */
const minAgeMs = 10 * 60_000;

/** Returns true for a file or folder that has not changed for some minutes. */
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
  /** Files that this process has verified. Most files of a release are those of earlier ones. */
  const verified = new Set<string>();

  const write = async (file: string, hash: string): Promise<void> => {
    const bytes = await blobs.get(hash);
    await mkdir(folder, { recursive: true });
    // A reader never gets a part of a file, because the file gets its name when it is complete.
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
