import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CompileManifest } from '../compiled/compile-manifest.ts';
import { measureHomeBlocks } from './home-block-sizes.ts';
import { collectReachableChunks } from './reachable-chunks.ts';

const chunk = (lazyChunks: CompileManifest['chunks'][string]['lazyChunks'] = [], imports: readonly string[] = []) => ({
  imports,
  css: [],
  assets: [],
  lazyChunks,
});
const file = (bytes: number, br?: string) => ({ bytes, integrity: '', encodings: br === undefined ? {} : { br } });
const compiled: CompileManifest = {
  id: '1',
  entry: 'main.js',
  chunks: {
    'main.js': chunk([
      { file: 'collection.js', homeBlock: 'collection' },
      { file: 'draws.js', homeBlock: 'draws' },
      { file: 'lobby.js' },
    ]),
    'collection.js': chunk([], ['tiles.js']),
    'draws.js': chunk([], ['tiles.js', 'clock.js']),
    'lobby.js': chunk([], ['clock.js']),
    'tiles.js': chunk(),
    'clock.js': chunk(),
  },
  features: [],
  texts: {},
  worker: 'worker.js',
  files: {
    'main.js': file(9),
    'collection.js': file(5000, 'hash'),
    'draws.js': file(700),
    'tiles.js': file(90),
    'clock.js': file(80),
  },
  server: '',
};
const settings = { flags: {} as never, languages: ['EN'] as ['EN'] };
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-blocks-'));
  await writeFile(join(folder, 'collection.js.br'), 'x'.repeat(1234));
});
afterAll(() => rm(folder, { recursive: true }));

test('ships the code of a block only to brands whose home page has it', () => {
  const collect = (...home: readonly ('collection' | 'draws')[]) =>
    collectReachableChunks(compiled, { ...settings, layout: { home: home.map((kind) => ({ kind })) } }).files;
  expect(collect()).not.toEqual(expect.arrayContaining(['collection.js']));
  expect(collect('collection')).toEqual(expect.arrayContaining(['collection.js', 'tiles.js']));
  expect(collect('collection')).not.toContain('draws.js');
  expect(collect('draws')).toContain('draws.js');
});

test('measures the compressed files that only this kind of block needs', async () => {
  const sizes = await measureHomeBlocks(compiled, folder, settings);
  const getBytes = (kind: string) => sizes.find((size) => size.kind === kind)?.bytes;
  expect([getBytes('collection'), getBytes('draws'), getBytes('hero')]).toEqual([1234, 700, 0]);
});
