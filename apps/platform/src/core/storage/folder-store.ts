import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ObjectStore } from './object-store.ts';

export interface FolderStore extends ObjectStore {
  /**
   * Adds a file as a hard link to `source`, a file outside the store, so that its bytes are stored only once. Does
   * nothing if the id already exists. Rejects if the file system cannot create the link.
   */
  readonly link: (id: string, source: string) => Promise<void>;
  /** Lists the ids of all files. */
  readonly list: () => AsyncGenerator<string>;
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Creates a store in a folder. The gateway generates the ids, so an id cannot contain a path. */
export const createFolderStore = (folder: string): FolderStore => {
  const toFilePath = (id: string): string => join(folder, id.slice(0, 2), id);
  return {
    put: async (id, bytes) => {
      await mkdir(join(folder, id.slice(0, 2)), { recursive: true, mode: 0o700 });
      // The file is written under a temporary name and then renamed, so that a reader never reads an incomplete file.
      const unfinished = `${toFilePath(id)}.${randomUUID()}`;
      await writeFile(unfinished, bytes, { mode: 0o600 });
      await rename(unfinished, toFilePath(id));
    },
    get: async (id) => {
      try {
        return await readFile(toFilePath(id));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    getSize: async (id) => {
      try {
        return (await stat(toFilePath(id))).size;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    link: async (id, source) => {
      await mkdir(join(folder, id.slice(0, 2)), { recursive: true, mode: 0o700 });
      await link(source, toFilePath(id)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      });
    },
    remove: (id) => rm(toFilePath(id), { force: true }),
    list: async function* () {
      for (const group of await readdir(folder).catch(() => [])) {
        // Files with a dot in the name are the temporary files of `put`, so they are skipped.
        for (const id of await readdir(join(folder, group)).catch(() => [])) if (!id.includes('.')) yield id;
      }
    },
  };
};
