import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Store for the images that members upload. This interface can also be implemented for a cloud object store. */
export interface UploadStore {
  readonly put: (id: string, bytes: Buffer) => Promise<void>;
  /** Returns the bytes of an image, or undefined if no image has this id. */
  readonly get: (id: string) => Promise<Buffer | undefined>;
  readonly remove: (id: string) => Promise<void>;
}

/** Creates a store in a local folder. The gateway generates the ids, so an id cannot contain a path. */
export const createFolderStore = (folder: string): UploadStore => {
  const toFilePath = (id: string): string => join(folder, id.slice(0, 2), id);
  return {
    put: async (id, bytes) => {
      await mkdir(join(folder, id.slice(0, 2)), { recursive: true, mode: 0o700 });
      // The image is written to a temporary file that is renamed at the end, so that a reader never gets a partial
      // image.
      const unfinished = `${toFilePath(id)}.${randomUUID()}`;
      await writeFile(unfinished, bytes, { mode: 0o600 });
      await rename(unfinished, toFilePath(id));
    },
    get: (id) => readFile(toFilePath(id)).catch(() => undefined),
    remove: (id) => rm(toFilePath(id), { force: true }),
  };
};
