import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { days } from '../../../core/clock/durations.ts';
import type { DatabaseHandle } from '../../../core/db/database.ts';
import { createFolderStore } from '../../../core/storage/folder-store.ts';
import { createS3Store } from '../../../core/storage/s3-store.ts';
import { createEmptyAppStore } from '../../../testing/app-store.ts';
import { createMarkedBundle } from '../../../testing/releases/marked-bundle.ts';
import { startS3Server } from '../../../testing/s3-server.ts';
import { createManualClock } from '../../../testing/test-platform.ts';
import { storeRetiredFiles } from '../environments/change-environment.ts';
import { releases } from '../environments/releases.tables.ts';
import { storeRelease } from '../environments/store-release.ts';
import { addAsset, addVersion } from '../versions/versions.ts';
import type { VersionRow } from '../versions/versions.tables.ts';
import { type BlobFiles, computeBlobHash, createBlobStore } from '../blobs/blob-store.ts';
import { createBlobUsage } from '../blobs/blob-usage.ts';
import { storedBlobs } from '../blobs/blobs.tables.ts';
import { createBlobRemoval } from './remove-unused-blobs.ts';

let s3: Awaited<ReturnType<typeof startS3Server>>;
let folder: string;
beforeAll(async () => {
  s3 = await startS3Server();
  folder = await mkdtemp(join(tmpdir(), 'livery-unused-'));
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

const kinds: readonly (readonly [string, () => BlobFiles])[] = [
  ['a folder', () => createFolderStore(join(folder, 'store'))],
  ['a bucket', () => createS3Store(s3.settings)],
];

describe.each(kinds)('blobs that nothing uses in %s', (_, createFiles) => {
  let store: DatabaseHandle;
  let clock: ReturnType<typeof createManualClock>;
  let files: BlobFiles;
  beforeEach(async () => {
    store = await createEmptyAppStore();
    clock = createManualClock();
    files = createFiles();
  });
  afterEach(() => store.close());

  /** Simulates another gateway: creates its blob store and its removal job. */
  const createGateway = (gatewayFiles: BlobFiles = files) => {
    const blobs = createBlobStore(gatewayFiles, createBlobUsage(store.db, clock));
    return { blobs, clean: createBlobRemoval({ db: store.db, clock, blobs }) };
  };
  const isStored = async (hash: string): Promise<boolean> => (await files.getSize(hash)) !== undefined;
  const putRandom = async ({ blobs } = createGateway()) => (await blobs.put(randomBytes(500))).hash;

  const createVersion = async (content: Partial<VersionRow> = {}): Promise<VersionRow> =>
    addVersion(store.db, {
      brand: 'plenty',
      text: '{}',
      assets: [],
      ownText: null,
      ownAssets: null,
      bases: null,
      baseNumber: null,
      note: '',
      createdBy: 'kim',
      createdAt: clock.now(),
      ...content,
    });

  const compose = async (marker: string, { blobs } = createGateway()) => {
    const bundle = createMarkedBundle(marker);
    const { features: _features, ...release } = await storeRelease(blobs, await createVersion(), bundle);
    return { release, hashes: [release.manifest, ...bundle.files.map(({ hash }) => hash)] };
  };
  const addRelease = ({ release }: Awaited<ReturnType<typeof compose>>) =>
    store.db.insert(releases).values({ ...release, createdBy: 'kim', createdAt: clock.now() });

  it('are removed after the grace period and not before, those of a composition that became no release too', async () => {
    const { hashes } = await compose('rejected');
    const upload = await putRandom();
    const { clean } = createGateway();
    clock.advance(days(7));
    await clean();
    expect(await Promise.all([upload, ...hashes].map(isStored))).not.toContain(false);
    clock.advance(1);
    await clean();
    expect(await Promise.all([upload, ...hashes].map(isStored))).not.toContain(true);
    await clean();
    expect(await store.db.select().from(storedBlobs)).toEqual([]);
  });

  it('do not include what a release, an image, a version, its bases and open pages use', async () => {
    const composed = await compose('released');
    await addRelease(composed);
    const [image, inVersion, ownImage, base, retired] = await Promise.all([1, 2, 3, 4, 5].map(() => putRandom()));
    const at = { createdBy: 'kim', createdAt: clock.now() };
    await addAsset(store.db, { brand: 'plenty', hash: image!, size: 500, format: 'png', ...at });
    const toAsset = (hash: string) => [{ path: 'logo.png', hash, size: 500 }];
    await createVersion({
      assets: toAsset(inVersion!),
      ownText: '{}',
      ownAssets: toAsset(ownImage!),
      bases: [{ name: 'shared.base', version: null, hash: base! }],
    });
    const file = { path: 'assets/old.js', hash: retired! };
    await storeRetiredFiles(store.db, { brand: 'plenty', at: clock.now() }, [file]);
    clock.advance(days(8));
    const unused = await putRandom();
    clock.advance(days(8));
    const { clean } = createGateway();
    await clean();
    expect(await isStored(unused)).toBe(false);
    const used = [image, inVersion, ownImage, base, retired, ...composed.hashes];
    expect(await Promise.all(used.map((hash) => isStored(hash!)))).not.toContain(false);
    // Files of earlier releases (retired files) stay available for pages that are still open, but only for a limited
    // time. At the later time `at`, this call therefore deletes the file of the earlier release from the list.
    await storeRetiredFiles(store.db, { brand: 'plenty', at: new Date(clock.now().getTime() + days(30)) }, []);
    await clean();
    expect(await isStored(retired!)).toBe(false);
  });

  it('do not include what is stored again shortly before, and what a release shares with an unused composition', async () => {
    const bytes = randomBytes(500);
    const { blobs } = createGateway();
    const { hash } = await blobs.put(bytes);
    const rejected = await compose('shared');
    clock.advance(days(6));
    await blobs.put(bytes);
    await addRelease(rejected);
    clock.advance(days(2));
    await createGateway().clean();
    expect(await isStored(hash)).toBe(true);
    expect(await Promise.all(rejected.hashes.map(isStored))).not.toContain(false);
  });

  it('do not include those of a release that a gateway without this record has composed', async () => {
    const composed = await compose('earlier', { ...createGateway(), blobs: createBlobStore(files) });
    await addRelease(composed);
    // The first composition has added no rows to `storedBlobs`. Composing the same content again adds the rows of its
    // blobs, but creates no new release.
    await compose('earlier');
    clock.advance(days(8));
    await createGateway().clean();
    expect(await Promise.all(composed.hashes.map(isStored))).not.toContain(false);
  });

  it('stay when the manifest of a release cannot be read', async () => {
    const composed = await compose('damaged');
    await addRelease(composed);
    const unused = await putRandom();
    await files.remove(composed.release.manifest);
    clock.advance(days(8));
    await expect(createGateway().clean()).rejects.toThrow(/is missing/);
    expect(await isStored(unused)).toBe(true);
  });

  it('are there again for a gateway that stores the same bytes while they are removed', async () => {
    const bytes = randomBytes(500);
    const uploading = createGateway();
    const { hash } = await uploading.blobs.put(bytes);
    clock.advance(days(8));
    let upload: Promise<unknown> | undefined;
    const removing = createGateway({
      ...files,
      remove: async (id) => {
        upload = uploading.blobs.put(bytes);
        // This wait gives the upload time to continue. If the row were not locked, the upload would find the old bytes
        // now and would not store the bytes again.
        await new Promise((resolve) => void setTimeout(resolve, 100));
        await files.remove(id);
      },
    });
    await removing.clean();
    await upload;
    expect(await isStored(hash)).toBe(true);
    expect(computeBlobHash(await uploading.blobs.get(hash))).toBe(hash);
    expect(await store.db.select().from(storedBlobs).where(eq(storedBlobs.hash, hash))).toHaveLength(1);
  });

  it('are removed by the next run after one that was killed, and once by two gateways', async () => {
    const hashes = await Promise.all([1, 2, 3, 4].map(() => putRandom()));
    clock.advance(days(8));
    const killed = createGateway({
      ...files,
      remove: async (id) => {
        await files.remove(id);
        throw new Error('Killed');
      },
    });
    await expect(killed.clean()).rejects.toThrow('Killed');
    await Promise.all([createGateway().clean(), createGateway().clean()]);
    await createGateway().clean();
    expect(await Promise.all(hashes.map(isStored))).not.toContain(true);
    expect(await store.db.select().from(storedBlobs)).toEqual([]);
  });
});
