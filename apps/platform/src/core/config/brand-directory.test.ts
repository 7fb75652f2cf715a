import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, it, vi } from 'vitest';
import { createBrandDirectory } from './brand-directory.ts';

const merchantsFolder = fileURLToPath(new URL('../../../../../merchants', import.meta.url));
let folder: string;

const add = (code: string) => copyFile(join(merchantsFolder, `${code}.json`), join(folder, `${code}.json`));
const change = async (code: string, text: (previous: string) => string) => {
  const file = join(folder, `${code}.json`);
  await writeFile(file, text(await readFile(file, 'utf8')));
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-brands-'));
  await add('lualoc');
});

const open = async () => {
  const onProblem = vi.fn<(problem: string) => void>();
  const brands = await createBrandDirectory(folder, onProblem);
  return { brands, onProblem, codes: () => brands.all.map(({ code }) => code) };
};

it('adds, changes and removes brands with their files', async () => {
  const { brands, codes } = await open();
  await add('bituinara');
  await brands.reload();
  expect(codes()).toEqual(['bituinara', 'lualoc']);
  const name = brands.find('lualoc')?.name;
  await change('lualoc', (text) => text.replace(JSON.stringify(name), '"Another name"'));
  await brands.reload();
  expect(brands.find('lualoc')?.name).toBe('Another name');
  await rm(join(folder, 'bituinara.json'));
  await brands.reload();
  expect(codes()).toEqual(['lualoc']);
  expect(brands.find('bituinara')).toBeUndefined();
});

it('keeps a brand as it was when its file becomes invalid, and loads the others', async () => {
  const { brands, codes, onProblem } = await open();
  await change('lualoc', () => '{');
  await add('bituinara');
  await brands.reload();
  expect(codes()).toEqual(['bituinara', 'lualoc']);
  expect(onProblem).toHaveBeenCalledWith(expect.stringContaining('lualoc.json'));
  await brands.reload();
  expect(onProblem).toHaveBeenCalledTimes(1);
});

it('prepares a new brand before it can be found, and repeats a failed preparation', async () => {
  const { brands, codes } = await open();
  const prepared: string[][] = [];
  const prepare = vi
    .fn<Parameters<typeof brands.onChange>[0]>()
    .mockRejectedValueOnce(new Error('no database'))
    .mockImplementation(async (next) => {
      expect(brands.find('bituinara')).toBeUndefined();
      prepared.push(next.all.map(({ code }) => code));
    });
  brands.onChange(prepare);
  await add('bituinara');
  await expect(brands.reload()).rejects.toThrow('no database');
  expect(codes()).toEqual(['lualoc']);
  await brands.reload();
  expect(prepared).toEqual([['bituinara', 'lualoc']]);
  expect(codes()).toEqual(['bituinara', 'lualoc']);
});

it('prepares nothing when a file is touched without a change', async () => {
  const { brands } = await open();
  const prepare = vi.fn(async () => undefined);
  brands.onChange(prepare);
  await change('lualoc', (text) => `${text}\n`);
  await brands.reload();
  expect(prepare).not.toHaveBeenCalled();
});
