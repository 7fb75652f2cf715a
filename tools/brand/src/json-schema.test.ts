import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listBrandFiles } from '@livery/composer/brand-files';
import { checkBrand } from '@livery/composer/check-brand';
import { workspaceRoot } from './compile/options.ts';
import { createJsonSchema } from './json-schema.ts';

test('matches the JSON Schema beside the brands with the code (npx nx run brand:schema writes it)', async () => {
  expect(await readFile(join(workspaceRoot, 'merchants/merchant.schema.json'), 'utf8')).toBe(createJsonSchema());
});

test('finds no problems in the brands of the repository', async () => {
  const files = await listBrandFiles(join(workspaceRoot, 'merchants'));
  expect((await Promise.all(files.map((file) => checkBrand(file)))).flat()).toEqual([]);
  expect(files.length).toBeGreaterThanOrEqual(4);
});
