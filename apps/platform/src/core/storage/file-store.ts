import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Storage for images of members. A cloud object store can implement it too. */
export interface UploadStore {
  readonly put: (id: string, bytes: Buffer) => Promise<void>;
  /** Returns the bytes of an image, or undefined if there is no such image. */
  readonly get: (id: string) => Promise<Buffer | undefined>;
  readonly remove: (id: string) => Promise<void>;
}

/** Creates a store in a local folder. Ids come from the gateway, so they never contain a path. */
export const createFolderStore = (folder: string): UploadStore => {
  const toFilePath = (id: string): string => join(folder, id.slice(0, 2), id);
  return {
    put: async (id, bytes) => {
      await mkdir(join(folder, id.slice(0, 2)), { recursive: true, mode: 0o700 });
      // The file is renamed after it is complete, so that a reader never gets a partial image.
      const unfinished = `${toFilePath(id)}.${randomUUID()}`;
      await writeFile(unfinished, bytes, { mode: 0o600 });
      await rename(unfinished, toFilePath(id));
    },
    get: (id) => readFile(toFilePath(id)).catch(() => undefined),
    remove: (id) => rm(toFilePath(id), { force: true }),
  };
};
