import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where pictures of members are kept. An object store of a cloud is another one of these. */
export interface UploadStore {
  readonly put: (id: string, bytes: Buffer) => Promise<void>;
  /** Undefined where there is none. */
  readonly get: (id: string) => Promise<Buffer | undefined>;
  readonly remove: (id: string) => Promise<void>;
}

/** A folder of this machine. Ids are made here and name no path of their own. */
export const createFolderStore = (folder: string): UploadStore => {
  const toFilePath = (id: string): string => join(folder, id.slice(0, 2), id);
  return {
    put: async (id, bytes) => {
      await mkdir(join(folder, id.slice(0, 2)), { recursive: true, mode: 0o700 });
      // Written beside and renamed: a picture is there whole or not at all.
      const unfinished = `${toFilePath(id)}.${randomUUID()}`;
      await writeFile(unfinished, bytes, { mode: 0o600 });
      await rename(unfinished, toFilePath(id));
    },
    get: (id) => readFile(toFilePath(id)).catch(() => undefined),
    remove: (id) => rm(toFilePath(id), { force: true }),
  };
};
