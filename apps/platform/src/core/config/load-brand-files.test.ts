import { copyFile, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { describe, expect, it } from 'vitest';
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

it('loads a brand with what it inherits, and reports one whose base is missing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'livery-merchants-'));
  await copyFile(join(merchantsFolder, 'lualoc.json'), join(folder, 'lualoc.json'));
  await writeFile(join(folder, 'red.base.json'), JSON.stringify({ extends: 'lualoc', copyrightYear: 2001 }));
  await writeFile(join(folder, 'child.json'), JSON.stringify({ extends: 'red.base', code: 'child', name: 'Child' }));
  await writeFile(join(folder, 'orphan.json'), JSON.stringify({ extends: 'nobody', code: 'orphan', name: 'Orphan' }));
  const { brands, problems } = await loadBrandFiles(folder);
  expect(brands.map(({ code, name, copyrightYear }) => [code, name, copyrightYear])).toEqual([
    ['child', 'Child', 2001],
    ['lualoc', brands[1]?.name, 2025],
  ]);
  expect(brands[0]?.theme).toEqual(brands[1]?.theme);
  expect(problems).toEqual([expect.stringMatching(/orphan\.json {2}extends: there is no base nobody$/)]);
});

it('returns no brands for a missing folder', async () => {
  expect(await loadBrandFiles('/nowhere/at/all')).toMatchObject({ brands: [], problems: [] });
});

describe('a domain of two brands', () => {
  const write = async (brands: Readonly<Record<string, readonly string[]>>): Promise<string> => {
    const folder = await mkdtemp(join(tmpdir(), 'livery-merchants-'));
    const template = JSON.parse(await readFile(join(merchantsFolder, 'lualoc.json'), 'utf8')) as object;
    for (const [code, domains] of Object.entries(brands))
      await writeFile(join(folder, `${code}.json`), JSON.stringify({ ...template, code, domains }));
    return folder;
  };
  const load = async (
    brands: Readonly<Record<string, readonly string[]>>,
    previous?: ReadonlyMap<string, Merchant>,
  ) => {
    const loaded = await loadBrandFiles(await write(brands), previous);
    return { ...loaded, domains: Object.fromEntries(loaded.brands.map(({ code, domains }) => [code, domains])) };
  };

  it('leads to neither of them, and both keep their other domains', async () => {
    const { domains, problems } = await load({ one: ['a.example', 'b.example'], two: ['b.example', 'c.example'] });
    expect(domains).toEqual({ one: ['a.example'], two: ['c.example'] });
    expect(problems.join('\n')).toMatch(/one\.json {2}domains: b\.example is also a domain of "two".*\n.*two\.json/);
  });

  it('stays with the brand that had it before', async () => {
    const { brands } = await load({ two: ['b.example'] });
    const previous = new Map(brands.map((brand) => [brand.code, brand]));
    const { domains, problems } = await load({ one: ['b.example'], two: ['b.example'] }, previous);
    expect(domains).toEqual({ one: [], two: ['b.example'] });
    expect(problems).toHaveLength(1);
  });

  it('is a problem too if it only looks like a domain of the other', async () => {
    const { domains, problems } = await load({ one: ['lualoc.example'], two: ['lua1oc.example'] });
    expect(domains).toEqual({ one: [], two: [] });
    expect(problems[0]).toContain('lualoc.example looks like lua1oc.example of "two"');
  });
});
