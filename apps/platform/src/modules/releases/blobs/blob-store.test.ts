import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFolderStore } from '../../../core/storage/folder-store.ts';
import { createS3Store } from '../../../core/storage/s3-store.ts';
import { startS3Server } from '../../../testing/s3-server.ts';
import { BlobError, type BlobFiles, computeBlobHash, createBlobStore } from './blob-store.ts';

let s3: Awaited<ReturnType<typeof startS3Server>>;
let folder: string;
beforeAll(async () => {
  s3 = await startS3Server();
  folder = await mkdtemp(join(tmpdir(), 'livery-blobs-'));
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

const kinds: readonly (readonly [string, () => BlobFiles])[] = [
  ['a folder', () => createFolderStore(join(folder, 'store'))],
  ['a bucket', () => createS3Store(s3.settings)],
];

describe.each(kinds)('the blob store in %s', (_, create) => {
  const writeSource = async (bytes: Buffer): Promise<string> => {
    const source = join(folder, computeBlobHash(bytes));
    await writeFile(source, bytes);
    return source;
  };

  it('returns the bytes of a hash, also in another process', async () => {
    const bytes = randomBytes(50_000);
    const { hash, added } = await createBlobStore(create()).put(bytes);
    expect(added).toBe(50_000);
    expect((await createBlobStore(create()).get(hash)).equals(bytes)).toBe(true);
  });

  it('stores equal bytes once', async () => {
    const bytes = randomBytes(2000);
    const blobs = createBlobStore(create());
    await Promise.all([blobs.put(bytes), blobs.put(bytes)]);
    expect((await blobs.put(bytes)).added).toBe(0);
    expect((await createBlobStore(create()).put(bytes)).added).toBe(0);
    expect((await createBlobStore(create()).putFile(await writeSource(bytes), computeBlobHash(bytes))).added).toBe(0);
  });

  it('stores a file, and rejects one that does not have the hash', async () => {
    const bytes = randomBytes(2000);
    const blobs = createBlobStore(create());
    const source = await writeSource(bytes);
    await expect(blobs.putFile(source, computeBlobHash(randomBytes(1)))).rejects.toThrow(BlobError);
    const { hash } = await blobs.putFile(source, computeBlobHash(bytes));
    expect((await blobs.get(hash)).equals(bytes)).toBe(true);
  });

  it('rejects a missing and a damaged blob, and replaces one that was not written to its end', async () => {
    const bytes = randomBytes(2000);
    const hash = computeBlobHash(bytes);
    const files = create();
    await expect(createBlobStore(files).get(hash)).rejects.toThrow(/is missing/);
    await files.put(hash, bytes.subarray(0, 1000));
    await expect(createBlobStore(files).get(hash)).rejects.toThrow(/is damaged/);
    expect((await createBlobStore(files).putFile(await writeSource(bytes), hash)).added).toBe(2000);
    expect((await createBlobStore(files).get(hash)).equals(bytes)).toBe(true);
  });
});

describe('the blob store', () => {
  it('links a file in a folder, and copies no bytes', async () => {
    const files = createFolderStore(join(folder, 'links'));
    const source = join(folder, 'compiled.js');
    await writeFile(source, 'export {}');
    const { hash } = await createBlobStore(files).putFile(source, computeBlobHash(Buffer.from('export {}')));
    expect((await stat(source)).ino).toBe((await stat(join(folder, 'links', hash.slice(0, 2), hash))).ino);
  });

  it.each(['internalError', 'slowDown', 'dropAfterWork'] as const)(
    'stores and returns a blob after %s',
    async (fault) => {
      const bytes = randomBytes(5000);
      const blobs = createBlobStore(createS3Store(s3.settings));
      s3.failNext(fault, fault, fault);
      const { hash } = await blobs.put(bytes);
      s3.failNext(fault);
      expect((await blobs.get(hash)).equals(bytes)).toBe(true);
    },
  );

  it('returns a whole blob after a body that ended too early', async () => {
    const bytes = randomBytes(5000);
    const blobs = createBlobStore(createS3Store(s3.settings));
    const { hash } = await blobs.put(bytes);
    s3.failNext('cutBody');
    expect((await blobs.get(hash)).equals(bytes)).toBe(true);
  });

  it('does not remember a blob that could not be stored', async () => {
    const bytes = randomBytes(5000);
    const blobs = createBlobStore(createS3Store(s3.settings));
    s3.failNext('slowDown', 'slowDown', 'slowDown', 'slowDown');
    await expect(blobs.put(bytes)).rejects.toThrow(/did not complete/);
    expect((await blobs.put(bytes)).added).toBe(5000);
  });
});
