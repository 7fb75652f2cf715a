import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deriveTheme } from '@livery/merchant/theme';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkBrandDocument } from '../check-brand.ts';
import { composeFiles } from './compose-brand.ts';
import { type ComposeContext, loadComposeContext } from './compose-context.ts';
import { createMemoryReader } from '../read/asset-file.ts';
import { readBrandDocument } from '../read/read-brand.ts';
import { writeCompiledApp } from '../testing/write-compiled-app.ts';

const brands = join(import.meta.dirname, '../../fixtures/brands');
const images = ['assets/logo.svg', 'assets/mark.svg', 'assets/hero.svg'];
let folder: string;
let context: ComposeContext;
let plain: Record<string, unknown>;
let files: ReadonlyMap<string, Buffer>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-seasons-'));
  await writeCompiledApp(join(folder, 'compile'));
  context = await loadComposeContext(join(folder, 'compile'));
  plain = JSON.parse(await readFile(join(brands, 'plenty.json'), 'utf8')) as Record<string, unknown>;
  files = new Map(await Promise.all(images.map(async (path) => [path, await readFile(join(brands, path))] as const)));
});
afterAll(() => rm(folder, { recursive: true }));

const tet = { name: 'Tết', from: '2027-02-04', to: '2027-02-12' };
const createDocument = (seasons: readonly object[]) => ({
  file: 'plenty.json',
  text: JSON.stringify({ ...plain, ...(seasons.length > 0 && { seasons }) }),
  readAsset: createMemoryReader(files),
});
const compose = async (seasons: readonly object[]) => {
  const bundle = await composeFiles(context, await readBrandDocument(createDocument(seasons)));
  const file = bundle.files.find(({ path }) => path === 'index.html');
  if (!file || 'source' in file) throw new Error('The bundle has no page');
  return {
    page: file.bytes.toString(),
    paths: bundle.files.map(({ path }) => path),
    policy: JSON.stringify(bundle.manifest.headers),
    build: bundle.manifest.build,
  };
};
const findProblems = async (seasons: readonly object[]) =>
  (await checkBrandDocument(createDocument(seasons), context.facts)).map(({ path, reason }) => `${path}: ${reason}`);

it('has the colours of a layer in the styles, and no bytes for a brand without one', async () => {
  const usual = await compose([]);
  expect(usual.page).not.toContain('season');
  const { page, paths } = await compose([{ ...tet, theme: { accent: '#ff5544' } }]);
  const { colors } = deriveTheme({ mode: 'dark', accent: '#ff5544' });
  expect(page).toContain(`--color-action-accent-bg:${colors?.['action-accent-bg']}`);
  expect(page).toContain(':root[data-season="0"]{');
  expect(paths).toEqual(usual.paths);
});

it('ships the images of a layer, and allows its scripts by their hashes', async () => {
  const season = { ...tet, hero: { image: 'assets/hero.svg', alt: { EN: 'New year' } }, logo: 'assets/mark.svg' };
  const { page, paths, policy } = await compose([season]);
  expect(paths.filter((path) => path.startsWith('assets/logo-'))).toHaveLength(2);
  expect(page).toContain('New year');
  const scripts = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text ?? '');
  expect(scripts.length).toBeGreaterThanOrEqual(3);
  const { createHash } = await import('node:crypto');
  for (const text of scripts) expect(policy).toContain(createHash('sha256').update(text).digest('base64'));
});

it('gives another build for another layer', async () => {
  const builds = await Promise.all(
    [[], [tet], [{ ...tet, to: '2027-02-13' }], [{ ...tet, logo: 'assets/mark.svg' }]].map(compose),
  );
  expect(new Set(builds.map(({ build }) => build)).size).toBe(4);
});

it('rejects layers with a day in common, and reports with which one', async () => {
  expect(await findProblems([tet, { ...tet, name: 'Spring', from: '2027-02-12', to: '2027-03-01' }])).toEqual([
    '$.seasons[1].from: the days are also days of Tết, from 2027-02-04 to 2027-02-12',
  ]);
  expect(await findProblems([tet, { ...tet, name: 'Spring', from: '2027-02-13', to: '2027-03-01' }])).toEqual([]);
});

it('rejects colours that are not legible during the layer, and offers the nearest one', async () => {
  const [problem] = await checkBrandDocument(createDocument([{ ...tet, theme: { accent: '#111111' } }]));
  expect(problem).toMatchObject({
    path: '$.seasons[0].theme.accent',
    reason: expect.stringMatching(/^during Tết: contrast /) as string,
    fix: { path: ['seasons', 0, 'theme', 'accent'], value: expect.stringMatching(/^#/) as string },
  });
});

it('rejects images that are missing, and texts in other languages', async () => {
  const hero = { image: 'assets/no.webp', alt: { EN: 'New year' } };
  expect(await findProblems([{ ...tet, hero, logo: 'assets/no.svg' }])).toEqual([
    '$.seasons[0].hero.image: there is no file assets/no.webp',
    '$.seasons[0].logo: there is no file assets/no.svg',
  ]);
  expect(await findProblems([{ ...tet, hero: { image: 'assets/hero.svg', alt: { TH: 'x' } } }])).toEqual([
    '$.seasons[0].hero.alt.TH: TH is not one of the brand’s languages',
  ]);
});
