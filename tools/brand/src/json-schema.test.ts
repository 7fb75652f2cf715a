import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listBrandFiles } from '@livery/composer/brand-files';
import { checkBrand } from '@livery/composer/check-brand';
import { workspaceRoot } from './compile/options.ts';
import { createInheritingSchema, createJsonSchema } from './json-schema.ts';

test('matches the JSON Schema beside the brands with the code (npx nx run brand:schema writes it)', async () => {
  expect(await readFile(join(workspaceRoot, 'merchants/merchant.schema.json'), 'utf8')).toBe(createJsonSchema());
  const inheriting = await readFile(join(workspaceRoot, 'merchants/inheriting.schema.json'), 'utf8');
  expect(inheriting).toBe(createInheritingSchema());
});

test('allows null and missing values in the JSON Schema of files that inherit, but not inside of lists', () => {
  const schema = JSON.parse(createInheritingSchema());
  expect(schema.required).toBeUndefined();
  expect(schema.properties.theme.anyOf[1]).toEqual({ type: 'null' });
  expect(schema.properties.theme.anyOf[0].required).toBeUndefined();
  expect(schema.properties.name.anyOf).toBeUndefined();
  expect(schema.properties.site.anyOf[0].properties.screenshots.anyOf[0].items.required).toEqual(['image']);
});

test('finds no problems in the brands of the repository', async () => {
  const files = await listBrandFiles(join(workspaceRoot, 'merchants'));
  expect((await Promise.all(files.map((file) => checkBrand(file)))).flat()).toEqual([]);
  expect(files.length).toBeGreaterThanOrEqual(4);
});
