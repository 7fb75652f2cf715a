import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createArtworkCache } from './cache.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';

const spec = { id: 'g1', category: 'RNG', theme: 'koi', seed: 4 } as const;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'artwork-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const storedFiles = async (): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

const onlyFile = async (): Promise<string> => {
  const [file, ...others] = await storedFiles();
  expect(others).toEqual([]);
  if (!file) throw new Error('The cache stored no file.');
  return file;
};

describe('artwork cache', () => {
  it('renders an image once for two concurrent callers', async () => {
    const cache = createArtworkCache(folder);
    const [first, second] = await Promise.all([cache.tile(spec, 104), cache.tile(spec, 104)]);
    expect(second).toBe(first);
    expect(await storedFiles()).toHaveLength(1);
  });

  it('returns the stored image with the same ETag in the next process', async () => {
    const first = await createArtworkCache(folder).tile(spec, 104);
    const file = await onlyFile();
    const before = await readFile(file);
    const second = await createArtworkCache(folder).tile(spec, 104);
    expect(second).toEqual(first);
    expect(await readFile(file)).toEqual(before);
  });

  it('returns different ETags for other widths, games and types', async () => {
    const cache = createArtworkCache(folder);
    const images = await Promise.all([
      cache.tile(spec, 104),
      cache.tile(spec, 208),
      cache.tile({ ...spec, seed: 5 }, 104),
      cache.avatar(4),
      cache.vendor({ code: 'A', seed: 4 }),
      cache.banner({ seed: 4, theme: 'koi' }),
    ]);
    expect(new Set(images.map((image) => image.etag)).size).toBe(6);
    for (const { body } of images) expect((await sharp(body).metadata()).format).toBe('webp');
  });

  it.each([
    ['cut short', (file: string) => truncate(file, 700)],
    ['empty', (file: string) => truncate(file, 0)],
    ['overwritten', (file: string) => writeFile(file, 'not a picture at all, but long enough to look like one')],
  ])('renders again when the stored file is %s', async (_, spoil) => {
    const first = await createArtworkCache(folder).tile(spec, 104);
    const file = await onlyFile();
    await spoil(file);
    expect((await createArtworkCache(folder).tile(spec, 104)).body).toEqual(first.body);
    expect((await readFile(file)).subarray(16)).toEqual(first.body);
  });

  it('serves images when the folder is not writable', async () => {
    const blocked = join(folder, 'a-file');
    await writeFile(blocked, '');
    expect((await createArtworkCache(blocked).tile(spec, 104)).body.length).toBeGreaterThan(500);
  });
});

describe('concurrency limit', () => {
  it('runs at most the given number of tasks at once and continues after a failed task', async () => {
    const enter = createConcurrencyLimit(2);
    let running = 0;
    let maxRunning = 0;
    const task = (fails: boolean) => async (): Promise<void> => {
      maxRunning = Math.max(maxRunning, (running += 1));
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      if (fails) throw new Error('task failed');
    };
    const results = await Promise.allSettled(Array.from({ length: 9 }, (_, i) => enter(task(i === 3))));
    expect(maxRunning).toBe(2);
    expect(results.filter((result) => result.status === 'rejected')).toHaveLength(1);
  });
});
