import { createFolderStore } from '../../core/storage/folder-store.ts';
import type { ObjectStore } from '../../core/storage/object-store.ts';
import { isEncrypted } from '../../core/storage/encrypted-store.ts';

interface MoveLocalFilesDeps {
  /** Folder in which earlier versions stored unencrypted images. */
  readonly folder: string;
  /** Encrypted store to which the images are moved. */
  readonly store: ObjectStore;
  /**
   * True if `store` writes to `folder` itself. Each encrypted file then replaces the unencrypted file with the same id,
   * and no file must be removed.
   */
  readonly isSameFolder: boolean;
}

/**
 * Moves the images of earlier versions to the store and encrypts them. Files that are already encrypted are skipped.
 * Returns the number of moved images. After an interruption, call the function again: it removes a file only after the
 * copy is stored.
 */
export const moveLocalFiles = async ({ folder, store, isSameFolder }: MoveLocalFilesDeps): Promise<number> => {
  const local = createFolderStore(folder);
  let count = 0;
  for await (const id of local.list()) {
    const bytes = await local.get(id);
    if (!bytes || isEncrypted(bytes)) continue;
    await store.put(id, bytes);
    if (!isSameFolder) await local.remove(id);
    count += 1;
  }
  return count;
};
