import { appendFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFolderStore } from '../../../core/storage/folder-store.ts';
import { createMarkedBundle } from '../../../testing/releases/marked-bundle.ts';
import { createBlobStore } from '../blobs/blob-store.ts';
import { storeRelease } from '../environments/store-release.ts';
import { createReleaseSites, type SiteContent } from './release-sites.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-sites-'));
});
afterAll(() => rm(folder, { recursive: true }));

const createBlobs = () => createBlobStore(createFolderStore(join(folder, 'blobs')));
const createSites = (name = 'gateway') => createReleaseSites(createBlobs(), join(folder, name));

const storeMarked = async (marker: string, retired: SiteContent['retired'] = []): Promise<SiteContent> => {
  const version = {
    brand: 'plenty',
    number: 1,
    hash: '',
    text: '',
    assets: [],
    baseNumber: null,
    ownText: null,
    ownAssets: null,
    bases: null,
    note: '',
  };
  const row = { ...version, editors: [], createdBy: 'kim', createdAt: new Date() };
  const { id, manifest } = await storeRelease(createBlobs(), row, createMarkedBundle(marker));
  return { releaseId: id, manifest, retired };
};

it('writes all files of a release, and the files of earlier ones', async () => {
  const [file] = createMarkedBundle('old').files.slice(1);
  await storeMarked('old');
  const site = await createSites().prepare(await storeMarked('new', [{ path: file!.path, hash: file!.hash }]));
  expect(await readFile(join(site, 'index.html'), 'utf8')).toContain('<title>new</title>');
  expect(await readFile(join(site, file!.path), 'utf8')).toContain('old');
  expect(await readdir(join(site, 'assets'))).toHaveLength(7);
});

it('gives equal pages the same time on all gateways, and different pages different times', async () => {
  const [one, two] = [await storeMarked('aaa'), await storeMarked('bbb')];
  const readTime = async (name: string, content: SiteContent) =>
    (await stat(join(await createSites(name).prepare(content), 'index.html'))).mtimeMs;
  expect(await readTime('gateway', one)).toBe(await readTime('other', one));
  expect(await readTime('gateway', one)).not.toBe(await readTime('gateway', two));
});

it('writes a folder again that was damaged before the start', async () => {
  const content = await storeMarked('damaged');
  const site = await createSites().prepare(content);
  for (const path of ['index.html', 'brand.json', 'assets/part-3-damaged.js']) {
    // The file can be a hard link to a file that other folders also contain. The test deletes the link and writes a
    // changed copy, because writing into the file would change the other folders too.
    const text = await readFile(join(site, path), 'utf8');
    await rm(join(site, path));
    await writeFile(join(site, path), text);
    await appendFile(join(site, path), 'x');
    expect(await createSites().prepare(content)).toBe(site);
    expect(await readFile(join(site, path), 'utf8')).toBe(text);
  }
});

it('rejects a release with a file that is lost, and works again when the file is stored again', async () => {
  const content = await storeMarked('lost');
  const [file] = createMarkedBundle('lost').files;
  const blob = join(folder, 'blobs', file!.hash.slice(0, 2), file!.hash);
  const bytes = await readFile(blob);
  await rm(blob);
  const sites = createSites();
  await expect(sites.prepare(content)).rejects.toThrow(/is missing/);
  expect(await readdir(join(folder, 'gateway', 'sites'))).not.toContain(content.releaseId);
  await createBlobs().put(bytes);
  await expect(sites.prepare(content)).resolves.toContain(content.releaseId);
});

it('needs no blob store for a folder that is complete', async () => {
  const content = await storeMarked('offline');
  const site = await createSites().prepare(content);
  const empty = createBlobStore(createFolderStore(join(folder, 'nothing')));
  expect(await createReleaseSites(empty, join(folder, 'gateway')).prepare(content)).toBe(site);
});

it('keeps the folders of live releases, and those that were used a short time ago', async () => {
  const sites = createSites('cleaned');
  const [live, recent] = [await storeMarked('live'), await storeMarked('recent')];
  await sites.prepare(live);
  await sites.prepare(recent);
  await sites.clean(new Set([live.releaseId]));
  expect(await readdir(join(folder, 'cleaned', 'sites'))).toHaveLength(2);
});
