import type { FeatureMeta } from '@livery/composer/compiled/compile-manifest';
import { computeIntegrity } from '@livery/composer/integrity';
import { expect, it } from 'vitest';
import { createBlobStore } from '../blobs/blob-store.ts';
import { createBehaviourComparison } from './compare-behaviour.ts';
import { compareFiles } from './compare-files.ts';

const stored = new Map<string, Buffer>();
const blobs = createBlobStore({
  put: async (id, bytes) => void stored.set(id, bytes),
  get: async (id) => stored.get(id),
  getSize: async (id) => stored.get(id)?.length,
  remove: async (id) => void stored.delete(id),
});

const home: FeatureMeta = { id: 'home', access: 'guest', routes: ['/m/home'], lib: 'games', chunks: [] };
const vip: FeatureMeta = {
  id: 'vip',
  access: 'member',
  flag: 'VIP3' as never,
  routes: ['/m/vip', '/m/vipLevels'],
  lib: 'account',
  chunks: ['assets/vip.js'],
  menu: [
    { slot: 'sideMenu', path: '/m/vip' },
    { slot: 'memberList', path: '/m/vip', flag: 'DEPOSIT' },
  ],
};

/** Stores the files of a release. Returns the release in the form that the comparison uses. */
const createRelease = async (files: Readonly<Record<string, string>>, on: readonly string[], flags: string[] = []) => {
  const entries = Object.entries(files).map(([path, text]) => [path, Buffer.from(text)] as const);
  for (const [, bytes] of entries) await blobs.put(bytes);
  return {
    manifest: {
      features: on,
      files: Object.fromEntries(entries.map(([path, bytes]) => [path, computeIntegrity(bytes)])),
    } as never,
    features: [home, vip],
    isCompileKnown: true,
    flags: new Set(flags) as never,
  };
};

const page = (script: string): string =>
  `<link rel="stylesheet" href="/assets/late.css" disabled><link rel="modulepreload" href="/assets/shared.js">` +
  `<script type="module" src="/assets/${script}"></script>`;
const call = (name: string, method: string, path: string): string =>
  `name:\`${name}\`,method:\`${method}\`,path:\`${path}\``;

const before = await createRelease(
  {
    'index.html': page('one.js'),
    'index.html.br': 'page',
    'assets/one.js': `one ${call('login', 'POST', '/wps/session')} ${call('oldCall', 'GET', '/wps/old')}`,
    'assets/one.js.br': '1'.repeat(30),
    'assets/shared.js': 'shared',
    'assets/late.css': 'late',
    _headers: 'x',
  },
  ['home'],
);
const after = await createRelease(
  {
    'index.html': page('two.js'),
    'index.html.br': 'pages',
    'assets/two.js': `two ${call('login', 'POST', '/wps/session')}`,
    'assets/two.js.br': '2'.repeat(40),
    'assets/shared.js': 'shared',
    'assets/late.css': 'late',
    'assets/vip.js': `vip ${call('vipLevels', 'GET', '/wps/vip')}`,
    _headers: 'y',
  },
  ['home', 'vip'],
  ['DEPOSIT'],
);

it('sums the bytes that browsers load, and those of the first load', async () => {
  const { before: first, after: second } = await compareFiles(blobs, before, after);
  expect(first).toEqual({ fileCount: 4, total: 4 + 30 + 6 + 4, firstLoad: 4 + 30 + 6 });
  expect(second.firstLoad).toBe(5 + 40 + 6);
});

it('lists the files that were added, removed and changed, those of the first load first', async () => {
  const { files, moreFiles } = await compareFiles(blobs, before, after);
  expect(moreFiles).toBe(0);
  expect(files).toEqual([
    { path: 'assets/one.js', before: 30, after: null, features: [], isFirstLoad: true },
    { path: 'assets/two.js', before: null, after: 40, features: [], isFirstLoad: true },
    { path: 'index.html', before: 4, after: 5, features: [], isFirstLoad: true },
    { path: 'assets/vip.js', before: null, after: expect.any(Number), features: ['vip'], isFirstLoad: false },
  ]);
});

it('names the features that appear, with the bytes that they alone need', async () => {
  const { features } = await compareFiles(blobs, before, after);
  expect(features.removed).toEqual([]);
  expect(features.added).toEqual([{ id: 'vip', fileCount: 1, size: expect.any(Number) }]);
  expect((await compareFiles(blobs, after, before)).features.removed).toHaveLength(1);
});

it('names the routes, menu entries and calls that appear and go', async () => {
  const compare = createBehaviourComparison(blobs);
  expect(await compare(before, after)).toEqual({
    routes: {
      added: [
        { path: '/m/vip', feature: 'vip' },
        { path: '/m/vipLevels', feature: 'vip' },
      ],
      removed: [],
    },
    menu: {
      added: [
        { slot: 'sideMenu', path: '/m/vip' },
        { slot: 'memberList', path: '/m/vip' },
      ],
      removed: [],
    },
    calls: {
      added: [{ name: 'vipLevels', method: 'GET', path: '/wps/vip' }],
      removed: [{ name: 'oldCall', method: 'GET', path: '/wps/old' }],
    },
    isComplete: true,
  });
});

it('leaves out a menu entry whose own flag is off', async () => {
  const compare = createBehaviourComparison(blobs);
  const { menu } = await compare(before, { ...after, flags: new Set() });
  expect(menu.added).toEqual([{ slot: 'sideMenu', path: '/m/vip' }]);
});

it('reports that the routes are not complete when a compiled app is not known', async () => {
  const compare = createBehaviourComparison(blobs);
  const unknown = { ...before, features: [], isCompileKnown: false };
  expect(await compare(unknown, after)).toMatchObject({ isComplete: false, calls: { added: [{ name: 'vipLevels' }] } });
});

it('rejects a release whose file is lost', async () => {
  const lost = await createRelease({ 'index.html': page('lost.js'), 'assets/lost.js': 'lost' }, ['home']);
  for (const [hash, bytes] of stored) if (bytes.toString() === 'lost') stored.delete(hash);
  await expect(compareFiles(blobs, lost, after)).rejects.toThrow(/is missing/);
});
