/**
 * Store for files, such as the images that members upload and the files of brand releases. All instances of the
 * gateway share the store.
 */
export interface ObjectStore {
  readonly put: (id: string, bytes: Buffer) => Promise<void>;
  /** Returns the bytes of a file, or undefined if no file has this id. */
  readonly get: (id: string) => Promise<Buffer | undefined>;
  /** Returns the size in bytes of the stored (for example encrypted) file, or undefined if no file has this id. */
  readonly getSize: (id: string) => Promise<number | undefined>;
  /** Removes a file. Does nothing if no file has this id. */
  readonly remove: (id: string) => Promise<void>;
}
