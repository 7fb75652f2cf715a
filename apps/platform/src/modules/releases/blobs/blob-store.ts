import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import type { FolderStore } from '../../../core/storage/folder-store.ts';
import type { ObjectStore } from '../../../core/storage/object-store.ts';
import { type BlobUsage, noBlobUsage } from './blob-usage.ts';

/** Object store in which blobs lie. A folder also adds a file without a copy of its bytes. */
export type BlobFiles = ObjectStore & Partial<Pick<FolderStore, 'link'>>;

/** Store for bytes under their own SHA-256 hash. Equal bytes are stored once, and nothing is ever replaced. */
export interface BlobStore {
  /**
   * Records that blobs are going to be stored, all at once. Optional before `put` and `putFile`, which otherwise record
   * one by one.
   */
  readonly announce: (hashes: readonly string[]) => Promise<void>;
  /** Stores bytes. Returns their hash, and how many bytes were added: 0 if the store had them. */
  readonly put: (bytes: Buffer) => Promise<StoredBlob>;
  /** Stores a file. Throws a BlobError if its content does not have this hash. */
  readonly putFile: (source: string, hash: string) => Promise<StoredBlob>;
  /** Returns bytes with exactly this hash. Throws a BlobError if they are missing or damaged. */
  readonly get: (hash: string) => Promise<Buffer>;
  /** Returns the number of bytes with this hash. Throws a BlobError if they are missing. */
  readonly getSize: (hash: string) => Promise<number>;
  /** Removes bytes that nothing uses. Only the job that has locked their row may call it. */
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

/** Number of hashes that a process remembers as stored. A hash takes some 100 bytes. */
const maxKnown = 100_000;

/** Creates a cache of so many hashes. With `max`, it would reserve the memory for all of them at the start. */
const createHashCache = () => new LRUCache<string, number>({ maxSize: maxKnown, sizeCalculation: () => 1 });

/** Computes the SHA-256 hash of bytes in hexadecimal, under which they are stored. */
export const computeBlobHash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Converts the hash of an `integrity` attribute, as the composer writes it, to the hash of a blob. */
export const toBlobHash = (integrity: string): string =>
  Buffer.from(integrity.slice('sha256-'.length), 'base64').toString('hex');

/** Creates a blob store in an object store. All gateways share it. `usage` records what becomes part of a release. */
export const createBlobStore = (files: BlobFiles, usage: BlobUsage = noBlobUsage): BlobStore => {
  // Blobs that need no second look until this time, because no job removes them before.
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

  /** Runs `add` if the store does not have the blob. A blob of another size was not written to its end. */
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
    // A link fails between two file systems, or when the file has too many links.
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
      // The next release with these bytes stores them again.
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
