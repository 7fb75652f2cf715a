import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3Server } from '../../testing/s3-server.ts';
import type { KeyRing, KeyVersion } from '../crypto/gateway-keys.ts';
import { createEncryptedStore, isEncrypted } from './encrypted-store.ts';
import { createFolderStore } from './folder-store.ts';
import type { ObjectStore } from './object-store.ts';
import { createS3Store, ObjectStoreError } from './s3-store.ts';

let s3: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.close());

const createVersion = (id: string): KeyVersion => ({
  id,
  secret: randomBytes(32).toString('base64url'),
  activeFrom: new Date(0),
  retiresAt: null,
});
/** Creates a test key with these versions. The first argument must be the newest version. */
const createRing = (...versions: readonly KeyVersion[]): KeyRing => ({
  getCurrent: () => versions[0]!,
  getAccepted: () => versions,
});
const first = createVersion('1');
const ring = createRing(first);
const createFolder = async () => createFolderStore(await mkdtemp(join(tmpdir(), 'livery-store-')));

const kinds: readonly (readonly [string, () => Promise<ObjectStore>])[] = [
  ['a folder', createFolder],
  ['a bucket', async () => createS3Store(s3.settings)],
  ['an encrypted folder', async () => createEncryptedStore(await createFolder(), ring)],
  ['an encrypted bucket', async () => createEncryptedStore(createS3Store(s3.settings), ring)],
];

describe.each(kinds)('the object store in %s', (_, create) => {
  it('returns the bytes of a file until it is removed', async () => {
    const store = await create();
    const [id, bytes] = [randomUUID(), randomBytes(70_000)];
    await store.put(id, bytes);
    expect((await store.get(id))?.equals(bytes)).toBe(true);
    expect(await store.getSize(id)).toBeGreaterThanOrEqual(bytes.length);
    await store.remove(id);
    expect(await store.get(id)).toBeUndefined();
  });

  it('replaces a file, and keeps an empty one', async () => {
    const store = await create();
    const id = randomUUID();
    await store.put(id, Buffer.from('one'));
    await store.put(id, Buffer.alloc(0));
    expect(await store.get(id)).toHaveLength(0);
  });

  it('returns undefined for a file that does not exist, and removes nothing', async () => {
    const store = await create();
    expect(await store.get(randomUUID())).toBeUndefined();
    expect(await store.getSize(randomUUID())).toBeUndefined();
    await expect(store.remove(randomUUID())).resolves.toBeUndefined();
  });
});

describe('the bucket', () => {
  it.each(['internalError', 'slowDown', 'dropAfterWork'] as const)('repeats each operation after %s', async (fault) => {
    const store = createS3Store(s3.settings);
    const [id, bytes] = [randomUUID(), randomBytes(5000)];
    s3.failNext(fault);
    await store.put(id, bytes);
    s3.failNext(fault, fault);
    expect((await store.get(id))?.equals(bytes)).toBe(true);
    s3.failNext(fault);
    await store.remove(id);
    expect(s3.objects.has(id)).toBe(false);
  });

  it('reads a file again after a body that ended too early', async () => {
    const store = createS3Store(s3.settings);
    const [id, bytes] = [randomUUID(), randomBytes(50_000)];
    await store.put(id, bytes);
    s3.failNext('cutBody');
    expect((await store.get(id))?.equals(bytes)).toBe(true);
  });

  it('gives up after four attempts', async () => {
    const before = s3.countRequests();
    s3.failNext('slowDown', 'slowDown', 'slowDown', 'slowDown');
    await expect(createS3Store(s3.settings).put(randomUUID(), Buffer.from('x'))).rejects.toThrow(ObjectStoreError);
    expect(s3.countRequests() - before).toBe(4);
  });

  it('rejects wrong keys at once, without the secret in the error', async () => {
    const before = s3.countRequests();
    const wrong = createS3Store({ ...s3.settings, secret: 'WRONG-SECRET' }).get(randomUUID());
    await expect(wrong).rejects.toThrow(/status 403/);
    await expect(wrong).rejects.not.toThrow(/WRONG-SECRET/);
    expect(s3.countRequests() - before).toBe(1);
  });

  it('sends no file to another address when the service redirects', async () => {
    const paths: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      paths.push(request.url);
      response.writeHead(307, { location: '/elsewhere' }).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/uploads`;
    const put = createS3Store({ ...s3.settings, url }).put('passport', Buffer.from('x'));
    await expect(put).rejects.toThrow(/status 307/);
    expect(paths).toEqual(['/uploads/passport']);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('explains that the bucket does not exist', async () => {
    const url = s3.settings.url.replace('/uploads', '/nowhere');
    await expect(createS3Store({ ...s3.settings, url }).put(randomUUID(), Buffer.from('x'))).rejects.toThrow(/bucket/);
  });
});

describe('the encryption', () => {
  it('leaves nothing of a file readable', async () => {
    const inner = await createFolder();
    const id = randomUUID();
    await createEncryptedStore(inner, ring).put(id, Buffer.from('the number of my passport'));
    const stored = await inner.get(id);
    expect(isEncrypted(stored!)).toBe(true);
    expect(stored?.includes('passport')).toBe(false);
  });

  it('rejects a changed file, the file of another id, and another key', async () => {
    const inner = await createFolder();
    const store = createEncryptedStore(inner, ring);
    const [id, otherId] = [randomUUID(), randomUUID()];
    await store.put(id, Buffer.from('front side'));
    const stored = (await inner.get(id))!;
    await inner.put(otherId, stored);
    await expect(store.get(otherId)).rejects.toThrow(/authenticate/);
    await expect(createEncryptedStore(inner, createRing(createVersion('1'))).get(id)).rejects.toThrow(/authenticate/);
    stored[stored.length - 1]! ^= 1;
    await inner.put(id, stored);
    await expect(store.get(id)).rejects.toThrow(/authenticate/);
  });

  it('returns the files of an earlier key version until the version is deleted', async () => {
    const inner = await createFolder();
    const [before, after] = [randomUUID(), randomUUID()];
    await createEncryptedStore(inner, ring).put(before, Buffer.from('front side'));
    const second = createVersion('5f3a90c1');
    const rotated = createEncryptedStore(inner, createRing(second, first));
    await rotated.put(after, Buffer.from('back side'));
    expect(String(await rotated.get(before))).toBe('front side');
    expect(String(await rotated.get(after))).toBe('back side');
    await expect(createEncryptedStore(inner, createRing(second)).get(before)).rejects.toThrow(/key version 1/);
  });

  it('returns a file that was stored before the encryption existed', async () => {
    const inner = await createFolder();
    const id = randomUUID();
    await inner.put(id, Buffer.from([0xff, 0xd8, 0xff]));
    expect(await createEncryptedStore(inner, ring).get(id)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  });
});
