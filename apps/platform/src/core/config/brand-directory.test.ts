import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Merchant, merchantSchema } from '@livery/merchant/merchant.schema';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createBrandDirectory } from './brand-directory.ts';
import type { ReleasedBrand } from './load-brand-files.ts';

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

describe('the brands with a release', () => {
  const readMerchant = async (code: string, change: Partial<Merchant>): Promise<Merchant> => ({
    ...merchantSchema.parse(JSON.parse(await readFile(join(merchantsFolder, `${code}.json`), 'utf8'))),
    ...change,
  });

  const release = (merchant: Merchant, ...verifiedHosts: readonly string[]): ReleasedBrand => ({
    merchant,
    verifiedHosts: new Set(verifiedHosts),
  });

  it('replace their files, and exist without a file', async () => {
    const { brands, codes } = await open();
    const lualoc = await readMerchant('lualoc', { name: 'Released' });
    const bituinara = await readMerchant('bituinara', {});
    let released = [release(lualoc), release(bituinara)];
    await brands.setReleasedBrands(async () => released);
    expect(codes()).toEqual(['bituinara', 'lualoc']);
    expect(brands.find('lualoc')?.name).toBe('Released');
    released = [];
    await brands.reload();
    expect(codes()).toEqual(['lualoc']);
    expect(brands.find('lualoc')?.name).not.toBe('Released');
  });

  it('are prepared like new files, before calls can use them', async () => {
    const { brands, codes } = await open();
    let released: readonly ReleasedBrand[] = [];
    await brands.setReleasedBrands(async () => released);
    const prepared: (readonly string[])[] = [];
    brands.onChange(async (next) => {
      // The start of the gateway calls `setReleasedBrands` in the same way inside its task. This call must not wait for
      // the load that runs now, because neither of them would end.
      await next.setReleasedBrands(async () => released);
      prepared.push(next.all.map(({ code }) => code));
      expect(codes()).toEqual(['lualoc']);
    });
    released = [release(await readMerchant('bituinara', {}))];
    await Promise.all([brands.reload(), brands.reload()]);
    expect(prepared).toEqual([['bituinara', 'lualoc']]);
    expect(codes()).toEqual(['bituinara', 'lualoc']);
  });

  it('do not take the domain of another brand', async () => {
    const { brands, onProblem } = await open();
    await change('lualoc', (text) => text.replace('{', '{ "domains": ["play.example"],'));
    await brands.reload();
    const merchant = await readMerchant('bituinara', { domains: ['play.example', 'own.example'] });
    const released = [release(merchant, 'own.example')];
    await brands.setReleasedBrands(async () => released);
    expect(brands.find('lualoc')?.domains).toEqual(['play.example']);
    expect(brands.find('bituinara')?.domains).toEqual(['own.example']);
    expect(brands.listUnverifiedHosts('bituinara')).toEqual(['play.example']);
    expect(onProblem).not.toHaveBeenCalled();
  });

  it('are at the hosts that are verified, and at those that their files name', async () => {
    const { brands } = await open();
    await change('lualoc', (text) => text.replace('{', '{ "domains": ["file.example"],'));
    const domains = ['file.example', 'verified.example', 'claimed.example'];
    let released = [release(await readMerchant('lualoc', { domains }), 'verified.example', 'unused.example')];
    await brands.setReleasedBrands(async () => released);
    expect(brands.find('lualoc')?.domains).toEqual(['file.example', 'verified.example']);
    expect(brands.listUnverifiedHosts('lualoc')).toEqual(['claimed.example']);
    expect(brands.listFileHosts('lualoc')).toEqual(['file.example']);
    released = [release(await readMerchant('lualoc', { domains }))];
    await brands.reload();
    expect(brands.find('lualoc')?.domains).toEqual(['file.example']);
  });

  it('keep a verified host that a file of another brand names later, also after a restart', async () => {
    await change('lualoc', (text) => text.replace('{', '{ "domains": ["play.example"],'));
    const { brands, onProblem } = await open();
    const released = [release(await readMerchant('bituinara', { domains: ['play.example'] }), 'play.example')];
    await brands.setReleasedBrands(async () => released);
    expect(brands.find('bituinara')?.domains).toEqual(['play.example']);
    expect(brands.find('lualoc')?.domains).toEqual([]);
    expect(onProblem).toHaveBeenCalledWith(expect.stringContaining('play.example'));
  });
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
