import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import type { FolderStore } from '../../../core/storage/folder-store.ts';
import type { ObjectStore } from '../../../core/storage/object-store.ts';
import { type BlobUsage, noBlobUsage } from './blob-usage.ts';

/**
 * Object store that contains the blobs. If the store is a folder, it can also add a file as a hard link, which needs no
 * copy of the bytes.
 */
export type BlobFiles = ObjectStore & Partial<Pick<FolderStore, 'link'>>;

/** Store of bytes (blobs) by their SHA-256 hash. Equal bytes are stored once, and stored bytes never change. */
export interface BlobStore {
  /**
   * Records that the given blobs will be stored, with one database statement. This call is optional: `put` and
   * `putFile` otherwise record each blob with a statement of its own.
   */
  readonly announce: (hashes: readonly string[]) => Promise<void>;
  /** Stores bytes. Returns their hash and the number of added bytes, which is 0 if the store already had the bytes. */
  readonly put: (bytes: Buffer) => Promise<StoredBlob>;
  /** Stores a file. Throws a BlobError if its content does not have this hash. */
  readonly putFile: (source: string, hash: string) => Promise<StoredBlob>;
  /** Returns bytes with exactly this hash. Throws a BlobError if they are missing or damaged. */
  readonly get: (hash: string) => Promise<Buffer>;
  /** Returns the size in bytes of the blob with this hash. Throws a BlobError if the blob is missing. */
  readonly getSize: (hash: string) => Promise<number>;
  /**
   * Removes bytes to which nothing refers. Only the job that has locked the row of these bytes is permitted to call
   * this function.
   */
  readonly remove: (hash: string) => Promise<void>;
}

export interface StoredBlob {
  readonly hash: string;
  readonly added: number;
}

/** Error for a blob that is missing, or whose bytes do not have its hash. */
export class BlobError extends Error {
  override readonly name = 'BlobError';
}

/**
 * Maximum number of hashes in each cache of a process, for example the cache of the blobs that exist in the store. One
 * entry needs about 100 bytes.
 */
const maxKnown = 100_000;

/**
 * Creates a cache for `maxKnown` hashes. `maxSize` is used, because the option `max` would allocate the whole memory
 * immediately.
 */
const createHashCache = () => new LRUCache<string, number>({ maxSize: maxKnown, sizeCalculation: () => 1 });

/** Computes the SHA-256 hash of bytes in hexadecimal, under which they are stored. */
export const computeBlobHash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Converts the hash in an `integrity` attribute (SHA-256 in base64) to the hash of a blob (hexadecimal). */
export const toBlobHash = (integrity: string): string =>
  Buffer.from(integrity.slice('sha256-'.length), 'base64').toString('hex');

/**
 * Creates a blob store on top of an object store, which all gateways share. `usage` records the blobs that this
 * gateway uses. The default records nothing, for a store from which no blob is ever removed.
 */
export const createBlobStore = (files: BlobFiles, usage: BlobUsage = noBlobUsage): BlobStore => {
  // Both caches contain hashes, each with a time. Until this time, no job removes the blob. For a hash in `known`, the
  // blob exists in the store, so the store is not queried. For a hash in `recorded`, the use of the blob is already
  // recorded in the database.
  const known = createHashCache();
  const recorded = createHashCache();
  const isTrusted = (times: typeof known, hash: string): boolean => (times.get(hash) ?? 0) > usage.getNow();
  const sizes = createHashCache();

  const announce = async (hashes: readonly string[]): Promise<void> => {
    const unrecorded = hashes.filter((hash) => !isTrusted(recorded, hash));
    if (unrecorded.length === 0) return;
    const trustedUntil = usage.getTrustedUntil();
    await usage.record(unrecorded);
    for (const hash of unrecorded) recorded.set(hash, trustedUntil);
  };

  /** Runs `add` if the store does not have the blob. A blob with another size is incomplete and is replaced. */
  const addIfAbsent = async (hash: string, size: number, add: () => Promise<void>): Promise<StoredBlob> => {
    if (isTrusted(known, hash)) return { hash, added: 0 };
    await announce([hash]);
    const trustedUntil = recorded.get(hash) ?? 0;
    const isStored = (await files.getSize(hash)) === size;
    if (!isStored) await add();
    known.set(hash, trustedUntil);
    return { hash, added: isStored ? 0 : size };
  };

  const linkOrCopy = async (hash: string, source: string, bytes: Buffer): Promise<void> => {
    const isDamaged = (await files.getSize(hash)) !== undefined;
    if (!files.link || isDamaged) return files.put(hash, bytes);
    // A hard link fails between two file systems, or if the file has too many links. Then the bytes are copied.
    await files.link(hash, source).catch(() => files.put(hash, bytes));
  };

  return {
    announce,
    put: async (bytes) => {
      const hash = computeBlobHash(bytes);
      return addIfAbsent(hash, bytes.length, () => files.put(hash, bytes));
    },
    putFile: async (source, hash) => {
      if (isTrusted(known, hash)) return { hash, added: 0 };
      const bytes = await readFile(source);
      if (computeBlobHash(bytes) !== hash)
        throw new BlobError(`${source} has changed while it was stored. Compile the app again, then try again.`);
      return addIfAbsent(hash, bytes.length, () => linkOrCopy(hash, source, bytes));
    },
    get: async (hash) => {
      const bytes = await files.get(hash);
      if (bytes && computeBlobHash(bytes) === hash) return bytes;
      // The cache still contains the hash of the damaged blob. Without this line, the next release with these bytes
      // would not store them again.
      known.delete(hash);
      throw new BlobError(
        `The blob ${hash} is ${bytes ? 'damaged' : 'missing'}. Compose the release again, or restore the store of the ` +
          'releases from its backup.',
      );
    },
    getSize: async (hash) => {
      const size = sizes.get(hash) ?? (await files.getSize(hash));
      if (size === undefined) throw new BlobError(`The blob ${hash} is missing. Restore it from the backup.`);
      sizes.set(hash, size);
      return size;
    },
    remove: async (hash) => {
      for (const cache of [known, recorded, sizes]) cache.delete(hash);
      await files.remove(hash);
    },
  };
};
