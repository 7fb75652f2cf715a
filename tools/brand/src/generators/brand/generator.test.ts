import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { flushChanges } from 'nx/src/generators/tree.js';
import { createTree } from '@nx/devkit/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkBrand } from '../../check-brand.ts';
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

test.each(['light', 'dark'] as const)('a new %s brand passes the check', async (mode) => {
  expect(await checkBrand(await generateBrand({ ...options, mode }))).toEqual([]);
});

test('a colour that cannot be read gives way to the nearest that can', async () => {
  expect(await checkBrand(await generateBrand({ ...options, mode: 'light', accent: '#ffee99' }))).toEqual([]);
});

test('an answer that is wrong is explained, and nothing is written', async () => {
  const tree = createTree();
  await expect(merchant(tree, { ...options, code: '../x', currency: 'reais' })).rejects.toThrow(
    /\$\.code[\s\S]*\$\.currency/,
  );
  expect(tree.listChanges().filter(({ path }) => path.startsWith('merchants'))).toEqual([]);
});

test('a brand that is there is not written over', async () => {
  const tree = createTree();
  tree.write('merchants/nova-luz.json', '{}');
  await expect(merchant(tree, options)).rejects.toThrow('is there already');
});
