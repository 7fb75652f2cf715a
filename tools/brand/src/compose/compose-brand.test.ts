import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandFile, fixtureApp, fixtures } from '../../fixtures/fixture-app.ts';
import { bundleAll } from '../bundle-all.ts';
import { compile } from '../compile/compile.ts';
import { workspaceRoot } from '../compile/options.ts';
import { InvalidBrandError } from '../problem.ts';
import { composeBrand } from './compose-brand.ts';

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
async function filesIn(root: string): Promise<Map<string, string>> {
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
    const file = await brandWith({ code: 'no-agents', flags: { COMM3: true, AGEINFO3: false } });
    const { folder: bundle } = await composeBrand({ brandFile: file, compileDir, outDir });
    expect(await textsIn(bundle)).not.toContain('only-in-beta');
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
    await symlink(join(workspaceRoot, 'node_modules'), join(otherFolder, 'node_modules'));
    const zone = process.env.TZ;
    process.env.TZ = 'Pacific/Kiritimati';
    try {
      const there = join(otherFolder, 'out/compile');
      await compile(fixtureApp(there, otherFolder));
      const { folder: bundle } = await composeBrand({
        brandFile: brandFile('plenty', otherFolder),
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
    expect((await readdir(outDir)).filter((name) => name.includes('.new-') || name.includes('.old-'))).toEqual([]);
  });

  test('does not stop the other brands', async () => {
    const bad = await brandWith({ code: 'BAD' });
    const good = await brandWith({ code: 'good' });
    const twin = await brandWith({ code: 'good', name: 'Twin' });
    const { composed, problems } = await bundleAll({ brandFiles: [bad, good, twin], compileDir, outDir });
    expect(composed.map(({ code }) => code)).toEqual(['good']);
    expect(problems.map(({ path }) => path)).toEqual(['$.code', '$.code']);
  });
});

let brandCount = 0;

async function brandWith(change: object): Promise<string> {
  const brands = join(folder, 'files');
  await cp(join(fixtures, 'brands'), brands, { recursive: true });
  const plenty = JSON.parse(await readFile(brandFile('plenty'), 'utf8')) as object;
  const file = join(brands, `brand-${(brandCount += 1)}.json`);
  await writeFile(file, JSON.stringify({ ...plenty, ...change }));
  return file;
}
