import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deriveTheme } from '@livery/merchant/theme';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkBrandDocument } from '../check-brand.ts';
import { createMemoryReader } from '../read/asset-file.ts';
import { readBrandDocument } from '../read/read-brand.ts';
import { writeCompiledApp } from '../testing/write-compiled-app.ts';
import { composeFiles } from './compose-brand.ts';
import { type ComposeContext, loadComposeContext } from './compose-context.ts';

const brands = join(import.meta.dirname, '../../fixtures/brands');
const images = ['assets/logo.svg', 'assets/mark.svg', 'assets/hero.svg'];
const whiteLogo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 32"><rect width="120" height="32" fill="#fff"/></svg>';
const blackLogo = whiteLogo.replace('#fff', '#000');
let folder: string;
let context: ComposeContext;
let plain: Record<string, unknown> & { theme: object };
let files: ReadonlyMap<string, Buffer>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-modes-'));
  await writeCompiledApp(join(folder, 'compile'));
  context = await loadComposeContext(join(folder, 'compile'));
  plain = JSON.parse(await readFile(join(brands, 'plenty.json'), 'utf8')) as typeof plain;
  files = new Map([
    ...(await Promise.all(images.map(async (path) => [path, await readFile(join(brands, path))] as const))),
    ['assets/white.svg', Buffer.from(whiteLogo)],
    ['assets/black.svg', Buffer.from(blackLogo)],
  ]);
});
afterAll(() => rm(folder, { recursive: true }));

/** Colours of the light mode for a test brand whose default mode is dark. */
const light = { accent: '#8a2be2', page: '#ffffff', jackpot: '#aa7700' } as const;
const createDocument = (alternate: object | undefined, other: object = {}) => ({
  file: 'plenty.json',
  text: JSON.stringify({
    ...plain,
    ...other,
    theme: { mode: 'dark', accent: '#b48cff', page: '#17121f', ...(alternate && { alternate }) },
  }),
  readAsset: createMemoryReader(files),
});
const compose = async (alternate?: object, other?: object) => {
  const bundle = await composeFiles(context, await readBrandDocument(createDocument(alternate, other)));
  const read = (path: string | undefined) => {
    const file = bundle.files.find((each) => each.path === path);
    return file && 'bytes' in file ? file.bytes.toString() : '';
  };
  const paths = bundle.files.map(({ path }) => path);
  const sheet = paths.find((path) => path.startsWith('assets/light-'));
  return {
    page: read('index.html'),
    worker: read('sw.js'),
    css: read(sheet),
    paths,
    sheet,
    policy: JSON.stringify(bundle.manifest.headers),
    build: bundle.manifest.build,
  };
};
const findProblems = async (alternate: object, other?: object) =>
  checkBrandDocument(createDocument(alternate, other), context.facts);

it('adds no byte to the page of a brand with one mode', async () => {
  const { page, paths, worker } = await compose();
  expect(page).not.toMatch(/alternate|prefers-color-scheme|hasBothModes|livery\.mode/);
  expect(paths.filter((path) => /^assets\/(?:light|dark)-/.test(path))).toEqual([]);
  expect(worker).not.toContain('.css');
});

it('has the colours of the other mode in a style sheet that only the script enables', async () => {
  const { page, css, sheet, policy, worker } = await compose(light);
  const { colors } = deriveTheme({ mode: 'light', ...light });
  expect(css).toContain(':root:root[data-mode="light"]{color-scheme:light;');
  for (const [name, color] of Object.entries(colors!)) expect(css).toContain(`--color-${name}:${color}`);
  expect(page).not.toContain(colors!['text-muted']);
  expect(page).toContain(`<link rel="stylesheet" id="alternate" href="/${sheet}" blocking="render" disabled>`);
  expect(page).toContain('data-mode="dark"');
  expect(page).toContain('"hasBothModes":true');
  const script = /<script>(\{const r=document\.documentElement,m="dark",o="light"[\s\S]*?)<\/script>/.exec(page)?.[1];
  expect(policy).toContain(createHash('sha256').update(script!).digest('base64'));
  expect(worker).toContain(`/${sheet}`);
});

it('shows the logo of the other mode in place of the usual one', async () => {
  const { css, paths, page, worker } = await compose({ ...light, logo: 'assets/black.svg' });
  const [usual] = /"logo":\{"src":"([^"]+)"/.exec(page)?.slice(1) ?? [];
  const other = paths.find((path) => path.startsWith('assets/logo-') && `/${path}` !== usual);
  expect(css).toContain(`img[src="${usual}"]{content:url("/${other}");object-fit:contain}`);
  expect(worker).toContain(`/${other}`);
});

it('gives another build for other colours and for another logo', async () => {
  const builds = await Promise.all(
    [undefined, light, { ...light, page: '#fffff0' }, { ...light, logo: 'assets/black.svg' }].map((each) =>
      compose(each),
    ),
  );
  expect(new Set(builds.map(({ build }) => build)).size).toBe(4);
});

it('has the colours of a seasonal layer in both modes', async () => {
  const seasons = [
    { name: 'Tết', from: '2027-02-04', to: '2027-02-12', theme: { accent: '#ff5544', page: '#2a0f0f' } },
  ];
  const { css, page } = await compose(light, { seasons });
  expect(page).toContain('--color-surface-page:#2a0f0f');
  const rule = /:root:root\[data-mode="light"\]\[data-season="0"\]\{([^}]*)\}/.exec(css)?.[1];
  expect(rule).toMatch(/--color-action-accent-bg:#/);
  expect(rule).not.toContain('surface-page');
  expect(page).toContain('[["#17121f","#ffffff"],["#2a0f0f","#ffffff"]]');
});

it('rejects colours that are not legible in the other mode, and offers the nearest one', async () => {
  const [problem, ...others] = await findProblems({ ...light, accent: '#ffee99' });
  expect(others).toEqual([]);
  expect(problem).toMatchObject({
    path: '$.theme.alternate.accent',
    code: 'alternate.light',
    reason: expect.stringMatching(/^in light mode: contrast /) as string,
    fix: { path: ['theme', 'alternate', 'accent'], value: expect.stringMatching(/^#/) as string },
  });
  expect(await findProblems({ ...light, page: '#222222' })).toMatchObject([{ path: '$.theme.alternate.page' }]);
});

it('rejects a logo that is invisible in the other mode, unless the mode has a logo of its own', async () => {
  const assets = { ...(plain['assets'] as object), logo: 'assets/white.svg' };
  expect(await findProblems(light, { assets })).toMatchObject([{ path: '$.theme.alternate', code: 'alternate.logo' }]);
  expect(await findProblems({ ...light, logo: 'assets/black.svg' }, { assets })).toEqual([]);
  expect(await findProblems({ ...light, logo: 'assets/white.svg' }, { assets })).toMatchObject([
    { path: '$.theme.alternate.logo', code: 'alternate.light' },
  ]);
});

it('rejects a logo of the other mode that is missing', async () => {
  expect(await findProblems({ ...light, logo: 'assets/no.svg' })).toMatchObject([
    { path: '$.theme.alternate.logo', code: 'asset.missing' },
  ]);
});
