import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { flushChanges } from 'nx/src/generators/tree.js';
import { createTree } from '@nx/devkit/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkBrand } from '@livery/composer/check-brand';
import merchant, { type BrandOptions } from './generator.ts';

const options: BrandOptions = {
  code: 'nova-luz',
  name: 'Nova Luz',
  languages: 'PT, EN',
  currency: 'BRL',
  timeZone: 'America/Sao_Paulo',
  accent: '#0a7',
};
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-new-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function generateBrand(options: BrandOptions) {
  const tree = createTree();
  await merchant(tree, options);
  flushChanges(folder, tree.listChanges());
  return join(folder, `merchants/${options.code}.json`);
}

test.each(['light', 'dark'] as const)('creates a %s brand that passes the check', async (mode) => {
  expect(await checkBrand(await generateBrand({ ...options, mode }))).toEqual([]);
});

test('replaces an unreadable colour with the nearest readable one', async () => {
  expect(await checkBrand(await generateBrand({ ...options, mode: 'light', accent: '#ffee99' }))).toEqual([]);
});

test('explains an invalid option and writes nothing', async () => {
  const tree = createTree();
  await expect(merchant(tree, { ...options, code: '../x', currency: 'reais' })).rejects.toThrow(
    /\$\.code[\s\S]*\$\.currency/,
  );
  expect(tree.listChanges().filter(({ path }) => path.startsWith('merchants'))).toEqual([]);
});

test('does not overwrite an existing brand', async () => {
  const tree = createTree();
  tree.write('merchants/nova-luz.json', '{}');
  await expect(merchant(tree, options)).rejects.toThrow('already exists');
});
