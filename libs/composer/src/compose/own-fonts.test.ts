import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkBrandDocument } from '../check-brand.ts';
import { readFontFacts } from '../fonts/font-facts.ts';
import { createMemoryReader } from '../read/asset-file.ts';
import { readBrandDocument } from '../read/read-brand.ts';
import { readArabicFont, readLatinFont, readLatinSfnt } from '../testing/test-fonts.ts';
import { writeCompiledApp } from '../testing/write-compiled-app.ts';
import { composeDraft, composeFiles } from './compose-brand.ts';
import { type ComposeContext, loadComposeContext } from './compose-context.ts';

const brands = join(import.meta.dirname, '../../fixtures/brands');
const [latin, other, arabic] = ['plenty/fonts/latin.woff2', 'plenty/fonts/other.ttf', 'plenty/fonts/arabic.woff2'];
let folder: string;
let context: ComposeContext;
let plain: string;
let assets: ReadonlyMap<string, Buffer>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-own-fonts-'));
  await writeCompiledApp(join(folder, 'compile'));
  context = await loadComposeContext(join(folder, 'compile'));
  plain = await readFile(join(brands, 'plenty.json'), 'utf8');
  const images = ['assets/logo.svg', 'assets/mark.svg', 'assets/hero.svg'];
  assets = new Map([
    ...(await Promise.all(images.map(async (path) => [path, await readFile(join(brands, path))] as const))),
    [latin, readLatinFont()],
    [other, await readLatinSfnt()],
    [arabic, readArabicFont()],
  ]);
});
afterAll(() => rm(folder, { recursive: true }));

interface Own {
  readonly files: readonly string[];
  readonly fallback?: 'sans' | 'serif';
}

const withFonts = (font: Readonly<Record<string, unknown>>, change: Readonly<Record<string, unknown>> = {}): string => {
  const document = JSON.parse(plain) as { theme: object };
  return JSON.stringify({ ...document, ...change, theme: { ...document.theme, font } });
};
const withOwn = (own: { readonly body?: Own; readonly display?: Own }): string =>
  withFonts({ body: own.body ? 'own' : 'system', display: own.display ? 'own' : 'system', own });

const createDocument = (text: string, files = assets) => ({
  file: 'plenty.json',
  text,
  readAsset: createMemoryReader(files),
});
const compose = async (text: string) => {
  const brand = await readBrandDocument(createDocument(text));
  const { files, manifest } = await composeFiles(context, brand);
  const read = async (path: string): Promise<Buffer> => {
    const file = files.find((each) => each.path === path);
    if (!file) throw new Error(`The bundle has no file ${path}`);
    return 'source' in file ? readFile(file.source) : file.bytes;
  };
  const fonts = files.map(({ path }) => path).filter((path) => path.endsWith('.woff2'));
  return { build: manifest.build, fonts, read, page: (await read('index.html')).toString() };
};
const findReasons = async (text: string, files = assets) =>
  (await checkBrandDocument(createDocument(text, files), context.facts)).map(
    ({ path, reason }) => `${path}: ${reason}`,
  );

const readRules = async ({ read }: Awaited<ReturnType<typeof compose>>): Promise<string> => {
  const manifest = JSON.parse((await read('manifest.webmanifest')).toString()) as Record<string, unknown>;
  return String(Object.values(manifest).find((value) => String(value).includes('@font-face')) ?? '');
};

it('adds the subset of an own font to the bundle, and its rules outside of the page', async () => {
  const bundle = await compose(withOwn({ display: { files: [latin], fallback: 'serif' } }));
  expect(bundle.fonts).toEqual([expect.stringMatching(/^assets\/font-latin-[\w-]{8}\.woff2$/)]);
  const rules = await readRules(bundle);
  expect(rules).toContain(
    `font-family:own-display;font-weight:100 900;font-display:optional;src:url(/${bundle.fonts[0]})`,
  );
  expect(rules).toContain('font-family:own-display-times;src:local("Times New Roman")');
  expect(rules).toContain('--font-display:own-display,own-display-noto,own-display-times,');
  // Headings use the body font until the brand's own heading font is loaded. Therefore the page does not contain the
  // rules of the heading font.
  expect(bundle.page).not.toContain('own-display');
  const subset = await readFontFacts(await bundle.read(bundle.fonts[0] ?? ''));
  expect(subset).toMatchObject({ format: 'woff2', licenseUrl: 'http://scripts.sil.org/OFL' });
});

it('changes nothing for a brand that does not use its own fonts', async () => {
  const before = await compose(plain);
  const font = (JSON.parse(plain) as { theme: { font?: object } }).theme.font ?? {};
  const unused = await compose(withFonts({ ...font, own: { body: { files: [latin] } } }));
  expect(unused.fonts).toEqual(before.fonts);
  expect(unused.page.replaceAll(unused.build, before.build)).toBe(before.page);
});

it('shares the file if texts and headings have the same font', async () => {
  const bundle = await compose(withOwn({ body: { files: [latin] }, display: { files: [latin] } }));
  expect(bundle.fonts).toHaveLength(1);
  const rules = await readRules(bundle);
  expect(rules).not.toContain('own-display');
  expect(bundle.page).toContain('--font-body:own-body,own-body-roboto,own-body-arial,');
});

it('gives another build for another font file', async () => {
  const text = withOwn({ body: { files: [latin] } });
  const one = await readBrandDocument(createDocument(text));
  const changed = await readBrandDocument(createDocument(withOwn({ body: { files: [other] } })));
  expect((await composeFiles(context, changed)).manifest.build).not.toBe(
    (await composeFiles(context, one)).manifest.build,
  );
});

it('gives a draft the same names, and creates the files when they are requested', async () => {
  const text = withOwn({ body: { files: [other] } });
  const cold = await loadComposeContext(join(folder, 'compile'), join(folder, 'cold'));
  const draft = await composeDraft(cold, await readBrandDocument(createDocument(text)));
  const names = draft.files.map(({ path }) => path).filter((path) => path.endsWith('.woff2'));
  expect(names).toEqual((await compose(text)).fonts);
  const { source = '' } = (await draft.deferred.get(names[0] ?? '')?.()) ?? {};
  expect((await readFile(source)).length).toBeGreaterThan(1000);
});

it('rejects files that are missing, named wrongly, hostile or of the same weight', async () => {
  expect(await findReasons(withOwn({ body: { files: ['plenty/fonts/no.woff2'] } }))).toEqual([
    '$.theme.font.own.body.files[0]: there is no file plenty/fonts/no.woff2',
  ]);
  const renamed = new Map(assets).set('plenty/fonts/a.otf', await readLatinSfnt());
  expect(await findReasons(withOwn({ body: { files: ['plenty/fonts/a.otf'] } }), renamed)).toEqual([
    '$.theme.font.own.body.files[0]: the file is a TTF font, but its name says OTF',
  ]);
  const zip = new Map(assets).set('plenty/fonts/a.otf', Buffer.from('PK\x03\x04'));
  expect(await findReasons(withOwn({ body: { files: ['plenty/fonts/a.otf'] } }), zip)).toEqual([
    '$.theme.font.own.body.files[0]: the file is a ZIP archive',
  ]);
  expect(await findReasons(withOwn({ display: { files: [latin, other] } }))).toEqual([
    `$.theme.font.own.display.files[1]: the weight 100 to 900 is already in ${latin}`,
  ]);
  expect(await findReasons(withFonts({ body: 'own' }))).toEqual([
    '$.theme.font.body: the font is "own", but the brand has no font files for it',
  ]);
});

it('names the language whose letters a font lacks', async () => {
  const readCharacters = (language: string) =>
    Promise.resolve(new Set([...(language === 'VI' ? 'Nạp tiền' : 'Deposit')].map((each) => each.codePointAt(0) ?? 0)));
  const check = async (languages: readonly string[], path: string) => {
    const text = withFonts({ body: 'own', own: { body: { files: [path] } } }, { languages, texts: {} });
    const problems = await checkBrandDocument(createDocument(text), { ...context.facts, readCharacters });
    return problems.filter((each) => each.path.includes('font')).map(({ reason }) => reason);
  };
  expect(await check(['EN', 'VI'], latin)).toEqual(['the font lacks letters of Vietnamese: ạ ề']);
  expect(await check(['EN'], latin)).toEqual([]);
  expect(await check(['EN', 'AR'], arabic)).toEqual([
    'the font has no letters of English, the default language of the brand',
  ]);
});
