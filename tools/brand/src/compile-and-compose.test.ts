import { createHash } from 'node:crypto';
import {
  cp,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandFile, brands as fixtureBrands, fixtureApp, fixtures } from '../fixtures/fixture-app.ts';
import { bundleAll } from './bundle-all.ts';
import { compile } from './compile/compile.ts';
import { findDamage } from '@livery/composer/compiled/verify-compiled';
import { workspaceRoot } from './compile/options.ts';
import { InvalidBrandError } from '@livery/composer/problem';
import { composeBrand, composeFiles } from '@livery/composer/compose/compose-brand';
import { loadComposeContext } from '@livery/composer/compose/compose-context';
import { findFolderProblems } from '@livery/composer/read/folder-problems';
import { readBrand } from '@livery/composer/read/read-brand';

let folder: string;
let compileDir: string;
let outDir: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-compose-'));
  compileDir = join(folder, 'compile');
  outDir = join(folder, 'brands');
  await compile(fixtureApp(compileDir));
});
afterAll(() => rm(folder, { recursive: true }));

/** Returns the names of all files in a folder with the hashes of their contents. */
async function filesIn(bundle: string): Promise<Map<string, string>> {
  const root = await realpath(bundle);
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return new Map(
    await Promise.all(names.map(async (name) => [name.slice(root.length + 1), hash(await readFile(name))] as const)),
  );
}
const hash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
async function textsIn(root: string): Promise<string> {
  const names = [...(await filesIn(root)).keys()].filter((name) => /\.(?:js|css|html|json)$/.test(name));
  return (await Promise.all(names.map((name) => readFile(join(root, name), 'utf8')))).join('\n');
}

describe('a composed brand', () => {
  test('contains every feature when all flags are on', async () => {
    const { folder: bundle } = await composeBrand({ brandFile: brandFile('plenty'), compileDir, outDir });
    const text = await textsIn(bundle);
    for (const feature of ['home', 'alpha', 'beta']) expect(text).toContain(`only-in-${feature}`);
    expect(text).toContain('shared by alpha and beta');
  });

  test('contains no chunk of a disabled feature, nor what only that feature needs', async () => {
    const { folder: bundle } = await composeBrand({ brandFile: brandFile('spare'), compileDir, outDir });
    const text = await textsIn(bundle);
    expect(text).toContain('only-in-home');
    expect(text).not.toMatch(/only-in-(?:alpha|beta)|shared by alpha and beta/);
    expect([...(await filesIn(bundle)).keys()].filter((name) => /alpha-screen|beta-screen/.test(name))).toEqual([]);
  });

  test('leaves out features for agents without the agent area', async () => {
    const file = await brandWith({ code: 'no-agents', flags: { COMM3: false, AGEINFO3: false } });
    const { folder: bundle } = await composeBrand({ brandFile: file, compileDir, outDir });
    expect(await textsIn(bundle)).not.toContain('only-in-beta');
  });

  test('is the same when it is composed in memory', async () => {
    const { folder: bundle } = await composeBrand({ brandFile: brandFile('plenty'), compileDir, outDir });
    const brand = await readBrand(brandFile('plenty'));
    const { files, manifest } = await composeFiles(await loadComposeContext(compileDir), brand);
    const composed = new Map<string, string>();
    for (const file of files)
      composed.set(file.path, hash('source' in file ? await readFile(file.source) : file.bytes));
    const written = await filesIn(bundle);
    expect(JSON.parse(await readFile(join(bundle, 'brand.json'), 'utf8'))).toEqual(manifest);
    written.delete('brand.json');
    expect(composed).toEqual(written);
  });

  test('contains its languages, and English for missing texts', async () => {
    const file = await brandWith({ code: 'english', languages: ['EN'] });
    const names = [...(await filesIn((await composeBrand({ brandFile: file, compileDir, outDir })).folder)).keys()];
    expect(names.filter((name) => name.includes('/AR-'))).toEqual([]);
    const spare = [...(await filesIn(join(outDir, 'spare'))).keys()];
    expect(spare.filter((name) => name.includes('-shell-'))).toEqual(
      expect.arrayContaining([expect.stringContaining('AR-shell'), expect.stringContaining('EN-shell')]),
    );
  });

  test('is prerendered in its language and direction before any script runs', async () => {
    const html = await readFile(join(outDir, 'spare/index.html'), 'utf8');
    expect(html).toContain('<html lang="ar" dir="rtl" data-mode="light">');
    expect(html).toMatch(/<div id="root">.*الرئيسية/);
  });

  test('lists existing startup images in its web manifest', async () => {
    const { startup_images: images, icons } = JSON.parse(
      await readFile(join(outDir, 'spare/manifest.webmanifest'), 'utf8'),
    ) as { startup_images: { href: string; media: string }[]; icons: { src: string }[] };
    expect(images.length).toBeGreaterThan(0);
    const names = new Set((await filesIn(join(outDir, 'spare'))).keys());
    for (const address of [...images.map(({ href }) => href), ...icons.map(({ src }) => src)])
      expect(names).toContain(address.slice(1));
    expect(images.every(({ media }) => media.includes('device-width'))).toBe(true);
  });

  test('has a web manifest in each of its languages, all of them of the same app', async () => {
    const description = { AR: 'ألعاب', EN: 'Games' };
    const file = await brandWith({ code: 'bilingual', languages: ['AR', 'EN'], site: { description } });
    const { folder } = await composeBrand({ brandFile: file, compileDir, outDir });
    const read = async (path: string) =>
      JSON.parse(await readFile(join(folder, path), 'utf8')) as Record<string, unknown>;
    const [first, english] = [await read('manifest.webmanifest'), await read('manifests/EN.webmanifest')];
    expect(first).toMatchObject({ id: '/', lang: 'ar', dir: 'rtl', description: 'ألعاب' });
    expect(english).toMatchObject({ id: '/', lang: 'en', dir: 'ltr', description: 'Games', icons: first.icons });
    // The web manifest of a language that is not the default has no fields outside of the standard. Only the app reads
    // these fields, and it reads only the manifest of the default language.
    expect(Object.keys(english)).not.toContain('startup_images');
  });

  test('contains the screenshots of the brand file and lists them in its web manifest', async () => {
    const createImage = (background: string) =>
      sharp({ create: { width: 390, height: 844, channels: 3, background } })
        .png()
        .toBuffer();
    const site = { screenshots: [{ image: 'screens/home.png', label: 'Home' }] };
    const file = await brandWith({ code: 'pictured', site });
    const image = join(dirname(file), 'screens/home.png');
    await mkdir(dirname(image));
    await writeFile(image, await createImage('#123456'));
    const first = await composeBrand({ brandFile: file, compileDir, outDir });
    const { screenshots } = JSON.parse(await readFile(join(first.folder, 'manifest.webmanifest'), 'utf8')) as {
      screenshots: { src: string }[];
    };
    expect(screenshots).toMatchObject([{ sizes: '390x844', type: 'image/webp', form_factor: 'narrow', label: 'Home' }]);
    expect([...(await filesIn(first.folder)).keys()]).toContain(screenshots[0]?.src.slice(1));
    expect((await composeBrand({ brandFile: file, compileDir, outDir })).isWritten).toBe(false);
    await writeFile(image, await createImage('#654321'));
    expect((await composeBrand({ brandFile: file, compileDir, outDir })).isWritten).toBe(true);
  });

  test('shares its files with other brands on disk', async () => {
    const vendor = [...(await filesIn(join(outDir, 'spare'))).keys()].find((name) => /vendor-.*\.js$/.test(name));
    const [one, other] = await Promise.all(['spare', 'plenty'].map((code) => stat(join(outDir, code, vendor ?? ''))));
    expect(one?.ino).toBe(other?.ino);
  });

  test('is not composed again from the same input', async () => {
    const again = await composeBrand({ brandFile: brandFile('plenty'), compileDir, outDir });
    expect(again.isWritten).toBe(false);
  });

  test('has the same bytes from another folder and time zone', async () => {
    const otherFolder = join(folder, 'else where');
    await mkdir(otherFolder);
    await cp(fixtures, otherFolder, { recursive: true });
    await cp(fixtureBrands, join(otherFolder, 'brands'), { recursive: true });
    await symlink(join(workspaceRoot, 'node_modules'), join(otherFolder, 'node_modules'));
    const zone = process.env.TZ;
    process.env.TZ = 'Pacific/Kiritimati';
    try {
      const there = join(otherFolder, 'out/compile');
      await compile(fixtureApp(there, otherFolder));
      const { folder: bundle } = await composeBrand({
        brandFile: brandFile('plenty', join(otherFolder, 'brands')),
        compileDir: there,
        outDir: join(otherFolder, 'out'),
      });
      expect(Object.fromEntries(await filesIn(bundle))).toEqual(
        Object.fromEntries(await filesIn(join(outDir, 'plenty'))),
      );
    } finally {
      process.env.TZ = zone;
      if (zone === undefined) delete process.env.TZ;
    }
  });

  test('keeps the files of the previous build for open pages, for one generation', async () => {
    const at = async (accent: string) => {
      const file = await brandWith({ code: 'moving', theme: { mode: 'dark', accent } });
      const { folder: bundle } = await composeBrand({ brandFile: file, compileDir, outDir });
      return new Set([...(await filesIn(bundle)).keys()].filter((name) => name.includes('splash-390')));
    };
    const [first] = await at('#a78bfa');
    const second = await at('#f0b83c');
    expect(second).toContain(first);
    const third = await at('#19c37d');
    expect(third).not.toContain(first);
    expect(third.size).toBe(2);
  });
});

describe('a brand with problems', () => {
  test('is rejected, and its existing bundle stays unchanged', async () => {
    const before = await filesIn(join(outDir, 'plenty'));
    const file = await brandWith({ code: 'plenty', theme: { mode: 'dark', accent: 'no colour' } });
    await expect(composeBrand({ brandFile: file, compileDir, outDir })).rejects.toBeInstanceOf(InvalidBrandError);
    expect(await filesIn(join(outDir, 'plenty'))).toEqual(before);
    expect((await readdir(outDir)).filter((name) => !/^[a-z.-]+$/.test(name))).toEqual([]);
  });

  test('does not stop the other brands', async () => {
    const bad = await brandWith({ code: 'bad', theme: { mode: 'light', accent: '#ffee99', page: '#ffffff' } });
    const deep = await brandWith({ code: 'deep' });
    await writeFile(deep, '['.repeat(10_000));
    const good = await brandWith({ code: 'good' });
    const { composed, problems } = await bundleAll({ brandFiles: [bad, deep, good], compileDir, outDir });
    expect(composed.map(({ code }) => code)).toEqual(['good']);
    expect(problems.map(({ path }) => path)).toEqual(['$.theme.accent', '$']);
  });

  test('does not stop the other brands when an image fails to render', async () => {
    const bad = await brandWith({ code: 'renamed' });
    await writeFile(join(bad, '../assets/hero.webp'), await readFile(join(bad, '../assets/hero.svg')));
    const text = await readFile(bad, 'utf8');
    await writeFile(bad, text.replace('hero.svg', 'hero.webp'));
    const good = await brandWith({ code: 'fine' });
    const { composed, problems } = await bundleAll({ brandFiles: [bad, good], compileDir, outDir });
    expect(composed.map(({ code }) => code)).toEqual(['fine']);
    expect(problems).toMatchObject([{ path: '$.assets.hero.image', reason: expect.stringContaining('no WEBP') }]);
  });

  test('is rejected when its file is a copy of another brand, whose bundle stays', async () => {
    await composeBrand({ brandFile: await brandWith({ code: 'live' }), compileDir, outDir });
    const before = await filesIn(join(outDir, 'live'));
    const copy = await brandWith({ code: 'live', name: 'Copy' });
    await rename(copy, join(copy, '../a-copy.json'));
    const { problems } = await bundleAll({ brandFiles: [join(copy, '../a-copy.json')], compileDir, outDir });
    expect(problems).toMatchObject([{ path: '$.code', reason: expect.stringContaining('a-copy.json') }]);
    expect(await filesIn(join(outDir, 'live'))).toEqual(before);
  });

  test('is rejected when another file has its code, and when another brand has its domain', async () => {
    const [one, two] = [await brandWith({ code: 'twin' }), await brandWith({ code: 'twin' })];
    const first = await brandWith({ code: 'first', domains: ['lualoc.example'] });
    await writeFile(
      join(first, '../second.json'),
      JSON.stringify({
        ...JSON.parse(await readFile(first, 'utf8')),
        code: 'second',
        name: 'Second',
        domains: ['lua1oc.example'],
      }),
    );
    const { composed, problems } = await bundleAll({ brandFiles: [one, two, first], compileDir, outDir });
    expect(composed).toEqual([]);
    expect(problems).toMatchObject([
      { file: one, path: '$.code', reason: expect.stringContaining('also the code of') },
      { file: two, path: '$.code' },
      {
        file: first,
        path: '$.domains[0]',
        line: 1,
        reason: 'the domain lualoc.example looks like lua1oc.example of second.json',
      },
    ]);
  });
});

describe('a brand beside others in its folder', () => {
  test.each([
    ['name', 'Pl\u0435nty', '$.name', 'the name Pl\u0435nty looks like Plenty of first.json'],
    ['gateway', 'https://lualoc.example', '$.gateway', 'the gateway lualoc.example belongs to first.json'],
    ['gateway', 'http://first.localhost:4200', '$.gateway', 'the gateway first.localhost belongs to first.json'],
    [
      'gateway',
      'https://lua1oc.example',
      '$.gateway',
      'the gateway lua1oc.example looks like lualoc.example of first.json',
    ],
  ])('is rejected with the %s %s', async (key, value, path, reason) => {
    const first = await brandWith({ code: 'first', name: 'Plenty', domains: ['lualoc.example'] });
    const second = join(first, '../second.json');
    const document = { ...JSON.parse(await readFile(first, 'utf8')), code: 'second', name: 'Second' };
    await writeFile(second, JSON.stringify({ ...document, domains: ['second.example'], [key]: value }));
    expect((await findFolderProblems([second])).get(second)).toMatchObject([{ path, line: 1, reason }]);
  });

  test('may name its own host as the gateway, or one of another platform', async () => {
    const first = await brandWith({ code: 'first', domains: ['group.example'] });
    const second = join(first, '../second.json');
    const document = { ...JSON.parse(await readFile(first, 'utf8')), code: 'second', name: 'Second' };
    for (const gateway of ['https://play.group.example', 'https://api.livery.example', '']) {
      await writeFile(second, JSON.stringify({ ...document, domains: ['play.group.example'], gateway }));
      expect((await findFolderProblems([second])).get(second)).toBeUndefined();
    }
  });
});

describe('damage', () => {
  const damage = async (path: string) => {
    const bytes = await readFile(path);
    bytes[0] = (bytes[0] ?? 0) ^ 1;
    await writeFile(path, bytes);
  };
  const compose = async (file: string) => (await bundleAll({ brandFiles: [file], compileDir, outDir })).composed[0];

  test.each(['index.html', 'assets/icon-192', 'assets/hero-720'])('of %s in a bundle is repaired', async (name) => {
    const file = await brandWith({ code: 'hurt' });
    const bundle = (await compose(file))?.folder ?? '';
    const before = await filesIn(bundle);
    expect(await compose(file)).toMatchObject({ isWritten: false });
    const path = [...before.keys()].find((each) => each.startsWith(name)) ?? '';
    await damage(join(bundle, path));
    expect(await filesIn(bundle)).not.toEqual(before);
    expect(await compose(file)).toMatchObject({ isWritten: true });
    expect(await filesIn(bundle)).toEqual(before);
  });

  test('of a bundle is repaired when a file is missing, or was added', async () => {
    const file = await brandWith({ code: 'changed' });
    const bundle = (await compose(file))?.folder ?? '';
    const before = await filesIn(bundle);
    await rm(join(bundle, 'sw.js'));
    expect(await compose(file)).toMatchObject({ isWritten: true });
    await writeFile(join(bundle, 'extra.html'), 'extra');
    expect(await compose(file)).toMatchObject({ isWritten: true });
    expect(await filesIn(bundle)).toEqual(before);
  });

  test('of a file of the compiled app is found', async () => {
    expect(await findDamage(compileDir)).toBeUndefined();
    const names = await readdir(join(compileDir, 'client/assets'));
    const script = names.find((name) => name.endsWith('.js')) ?? '';
    for (const path of [`client/assets/${script}`, 'server/prerender.mjs']) {
      const bytes = await readFile(join(compileDir, path));
      await damage(join(compileDir, path));
      expect(await findDamage(compileDir)).toBe(path.startsWith('server') ? 'server' : `assets/${script}`);
      await writeFile(join(compileDir, path), bytes);
    }
    expect(await findDamage(join(compileDir, 'nowhere'))).toBe('compile.json');
  });
});

let brandCount = 0;

async function brandWith(change: { code: string } & Record<string, unknown>): Promise<string> {
  const brands = join(folder, `files-${(brandCount += 1)}`);
  await cp(join(fixtureBrands, 'assets'), join(brands, 'assets'), { recursive: true });
  const plenty = JSON.parse(await readFile(brandFile('plenty'), 'utf8')) as object;
  const file = join(brands, `${change.code}.json`);
  await writeFile(file, JSON.stringify({ ...plenty, ...change }));
  return file;
}
