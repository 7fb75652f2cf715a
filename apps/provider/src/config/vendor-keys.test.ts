import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadVendorKeys } from './vendor-keys.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-vendor-keys-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('creates the missing keys once, and gives two machines with the same file the same keys', async () => {
  const file = join(folder, 'secret', 'keys.json');
  const first = await loadVendorKeys(file, ['LANTERN'], join(folder, 'one'));
  const second = await loadVendorKeys(file, ['LANTERN'], join(folder, 'two'));
  expect(second.publicKeys).toEqual(first.publicKeys);
  expect(Object.keys(first.publicKeys)).toEqual(['LANTERN']);
});

it('writes only the private keys to their folder, and the public keys to the data folder', async () => {
  const { publicKeys } = await loadVendorKeys(join(folder, 'secret', 'keys.json'), ['LANTERN'], join(folder, 'data'));
  expect(await readdir(join(folder, 'secret'))).toEqual(['keys.json']);
  expect(JSON.parse(await readFile(join(folder, 'data', 'public-keys.json'), 'utf8'))).toEqual(publicKeys);
});
