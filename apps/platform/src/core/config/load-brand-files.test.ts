import { copyFile, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { loadBrandFiles } from './load-brand-files.ts';

const merchantsFolder = fileURLToPath(new URL('../../../../../merchants', import.meta.url));

it('loads the demo brands sorted by code', async () => {
  const { brands, problems } = await loadBrandFiles(merchantsFolder);
  expect(brands.map(({ code }) => code).slice(0, 1)).toEqual(['bituinara']);
  expect(brands.length).toBeGreaterThanOrEqual(4);
  expect(problems).toEqual([]);
});

it('skips each invalid file, reports its problem and loads the others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'livery-merchants-'));
  await copyFile(join(merchantsFolder, 'lualoc.json'), join(folder, 'lualoc.json'));
  await writeFile(join(folder, 'broken.json'), '{');
  await writeFile(join(folder, 'other.json'), await readFile(join(merchantsFolder, 'lualoc.json')));
  await writeFile(join(folder, 'evil.json'), JSON.stringify({ code: '../evil' }));
  const { brands, problems } = await loadBrandFiles(folder);
  expect(brands.map(({ code }) => code)).toEqual(['lualoc']);
  expect(problems).toHaveLength(3);
  expect(problems.join('\n')).toMatch(/broken\.json.*\n.*evil\.json.*\n.*other\.json {2}code: is "lualoc" but/);
});

it('returns no brands for a missing folder', async () => {
  expect(await loadBrandFiles('/nowhere/at/all')).toEqual({ brands: [], problems: [] });
});
