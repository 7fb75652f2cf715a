import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkBrandDocument } from '../check-brand.ts';
import { InvalidBrandError } from '../problem.ts';
import { createMemoryReader } from '../read/asset-file.ts';
import { readBrand, readBrandDocument } from '../read/read-brand.ts';
import { writeCompiledApp } from '../testing/write-compiled-app.ts';
import { readBundleManifest } from './bundle-manifest.ts';
import { composeFiles, composeLoadedBrand } from './compose-brand.ts';
import { type ComposeContext, loadComposeContext } from './compose-context.ts';

const brands = join(import.meta.dirname, '../../fixtures/brands');
const imagePaths = ['assets/logo.svg', 'assets/mark.svg', 'assets/hero.svg'];
let folder: string;
let context: ComposeContext;
let images: ReadonlyMap<string, Buffer>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-files-'));
  await writeCompiledApp(join(folder, 'compile'));
  context = await loadComposeContext(join(folder, 'compile'));
  const entries = imagePaths.map(async (path) => [path, await readFile(join(brands, path))] as const);
  images = new Map(await Promise.all(entries));
});
afterAll(() => rm(folder, { recursive: true }));

const readText = (code: string) => readFile(join(brands, `${code}.json`), 'utf8');
const createDocument = (text: string, files = images) => ({
  file: 'plenty.json',
  text,
  readAsset: createMemoryReader(files),
});
const findProblems = (text: string, files = images) => checkBrandDocument(createDocument(text, files), context.facts);

describe('the files of a brand in memory', () => {
  test.each(['plenty', 'spare'])('are byte for byte the bundle that the brand file of %s gives', async (code) => {
    const { folder: bundle } = await composeLoadedBrand(
      context,
      await readBrand(join(brands, `${code}.json`)),
      join(folder, 'brands'),
    );
    const document = { ...createDocument(await readText(code)), file: `${code}.json` };
    const { files, manifest } = await composeFiles(context, await readBrandDocument(document));
    expect(manifest).toEqual(await readBundleManifest(bundle));
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      const bytes = 'source' in file ? await readFile(file.source) : file.bytes;
      expect(bytes.equals(await readFile(join(bundle, file.path))), file.path).toBe(true);
    }
  });

  test('are rejected with path, reason and correction when a link leads to no page', async () => {
    const text = (await readText('plenty')).replace('/m/home', '/m/hom');
    await expect(readBrandDocument(createDocument(text)).then((brand) => composeFiles(context, brand))).rejects.toThrow(
      InvalidBrandError,
    );
    expect(await findProblems(text)).toMatchObject([
      { file: 'plenty.json', path: '$.assets.hero.href', line: 12, fix: { value: '/m/home' } },
    ]);
  });
});

describe('the check of a document in memory', () => {
  test('finds nothing in a valid document', async () => {
    expect(await findProblems(await readText('plenty'))).toEqual([]);
  });

  test('reports an image that is missing, too large, or of another type than its name', async () => {
    const text = (await readText('plenty')).replace('assets/hero.svg', 'assets/hero.png');
    const [logo = Buffer.alloc(0)] = [...images.values()];
    const hostile = new Map([
      ['assets/logo.svg', Buffer.alloc(200 * 1024, 'a')],
      ['assets/hero.png', logo],
    ]);
    expect(await findProblems(text, hostile)).toMatchObject([
      { path: '$.assets.logo', reason: 'too large: 200 kB, at most 128 kB' },
      { path: '$.assets.mark', reason: 'there is no file assets/mark.svg' },
      { path: '$.assets.hero.image', reason: expect.stringContaining('the file is no PNG') },
    ]);
  });

  test.each([
    ['a text above 256 kB', () => ' '.repeat(257 * 1024), 'too large: 257 kB, at most 256 kB'],
    ['a text that is not Unicode', () => '{"name":"\ud800"}', 'not UTF-8'],
    ['the key __proto__', () => '{"__proto__":{"code":"plenty"}}', 'the key "__proto__" is not allowed'],
    ['10,000 levels', () => '['.repeat(10_000), 'nested more than 20 levels deep'],
    ['a code that is not its name', () => '', undefined],
  ])('rejects %s', async (_, createText, reason) => {
    const text = reason ? createText() : (await readText('plenty')).replace('"plenty"', '"other"');
    expect(await findProblems(text)).toMatchObject([
      { reason: reason ?? 'the code is "other", but the name of the file is plenty.json' },
    ]);
  });
});
