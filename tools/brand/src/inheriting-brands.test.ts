import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { replaceBases } from './inheriting-brands.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-bases-'));
  const files = {
    'shared.base': {},
    'unused.base': {},
    one: { code: 'one', extends: 'shared.base' },
    two: { code: 'two', extends: 'one' },
    three: { code: 'three' },
  };
  for (const [name, content] of Object.entries(files))
    await writeFile(join(folder, `${name}.json`), JSON.stringify(content));
});
afterAll(() => rm(folder, { recursive: true }));

const toFiles = (names: readonly string[]) => names.map((name) => join(folder, `${name}.json`));

it('replaces a base by the brands that inherit from it, and names each brand once', async () => {
  expect(await replaceBases(toFiles(['shared.base', 'two', 'three']))).toEqual(toFiles(['one', 'two', 'three']));
});

it('leaves brands as they are, and removes a base from which no brand inherits', async () => {
  expect(await replaceBases(toFiles(['three', 'unused.base']))).toEqual(toFiles(['three']));
});
