import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkBrand } from '../check-brand.ts';
import { hashBrandFileFast } from '../compose/input-hash.ts';
import { computeBuildId } from '../compose/build-id.ts';
import { formatProblem, InvalidBrandError } from '../problem.ts';
import { checkBaseFile } from './check-base.ts';
import { createFolderBaseReader, resolveBrandText } from './inheritance.ts';
import { readBrand, readBrandDocument } from './read-brand.ts';
import { createFolderReader } from './asset-file.ts';

const fixtures = new URL('../../fixtures/brands/', import.meta.url);
let folder: string;
let good: Record<string, unknown> & { theme: Record<string, unknown> };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-bases-'));
  await cp(fixtures, folder, { recursive: true });
  good = JSON.parse(await readFile(join(folder, 'plenty.json'), 'utf8'));
});
afterEach(() => rm(folder, { recursive: true }));

const write = async (name: string, document: unknown): Promise<string> => {
  const file = join(folder, `${name}.json`);
  await writeFile(file, typeof document === 'string' ? document : JSON.stringify(document, null, 2));
  return file;
};
const child = (change: object = {}) => ({ extends: 'plenty', code: 'child', name: 'Child', ...change });

describe('a brand that inherits', () => {
  test('has the values of its base, and its own name and code', async () => {
    const file = await write('child', child({ theme: { radius: 3 } }));
    expect(await checkBrand(file)).toEqual([]);
    const [own, base] = [await readBrand(file), await readBrand(join(folder, 'plenty.json'))];
    expect(own.merchant).toMatchObject({ code: 'child', name: 'Child', domains: [], currency: base.merchant.currency });
    expect(own.merchant.theme).toEqual({ ...base.merchant.theme, radius: 3 });
    expect(own.assets.logo.hash).toBe(base.assets.logo.hash);
  });

  test('inherits through a base file, which can leave out what the brand sets', async () => {
    const { theme, currency: _currency, ...rest } = good;
    await write('latam.base', { ...rest, theme });
    const base = join(folder, 'latam.base.json');
    expect(await checkBaseFile(base)).toEqual([]);
    await write('middle.base', { extends: 'latam.base', theme: { radius: 5 } });
    const file = await write('child', child({ extends: 'middle.base', currency: 'MXN' }));
    expect(await checkBrand(file)).toEqual([]);
    expect((await readBrand(file)).merchant).toMatchObject({ currency: 'MXN', theme: { radius: 5 } });
  });

  test('has the same bundle as a brand that sets all values itself', async () => {
    const file = await write('child', child({ theme: { radius: 3 } }));
    const inherited = await readBrand(file);
    const text = await resolveBrandText(file, await readFile(file, 'utf8'), createFolderBaseReader(file));
    expect(JSON.parse(text)).not.toHaveProperty('extends');
    const whole = await readBrandDocument({ file, text, readAsset: createFolderReader(file) });
    expect(computeBuildId('compile', whole)).toBe(computeBuildId('compile', inherited));
  });

  test('is composed again after a change of its base', async () => {
    const file = await write('child', child());
    const before = await hashBrandFileFast(file, 'compile');
    expect(before?.code).toBe('child');
    expect(await hashBrandFileFast(file, 'compile')).toEqual(before);
    await write('plenty', { ...good, theme: { ...good.theme, radius: 1 } });
    const after = await hashBrandFileFast(file, 'compile');
    expect(after?.code).toBe('child');
    expect(after?.digest).not.toBe(before?.digest);
  });

  test('misses a value that it removes from its base', async () => {
    const file = await write('child', child({ theme: { accent: null } }));
    expect(await checkBrand(file)).toMatchObject([{ path: '$.theme.accent', reason: 'missing' }]);
  });

  test('loses an optional value that it removes from its base', async () => {
    await write('plenty', { ...good, minimumAge: 25 });
    expect((await readBrand(await write('child', child()))).merchant.minimumAge).toBe(25);
    expect((await readBrand(await write('child', child({ minimumAge: null })))).merchant.minimumAge).toBeUndefined();
  });

  test('reports which base has a wrong value, and points to the key extends', async () => {
    await write('plenty', { ...good, currency: 'EURO' });
    const [problem] = await checkBrand(await write('child', child()));
    expect(problem).toMatchObject({ path: '$.currency', line: 2, inheritedFrom: 'plenty' });
    expect(problem && formatProblem(problem)).toMatch(
      /inherited from plenty[^]*in plenty\.json or with a value of this file/,
    );
    const [own] = await checkBrand(await write('child', child({ currency: 'EURO' })));
    expect(own).toMatchObject({ path: '$.currency', line: 5 });
    expect(own).not.toHaveProperty('inheritedFrom');
  });
});

describe('a base that cannot be used', () => {
  const explain = async (document: object) => {
    const problems = await checkBrand(await write('child', { ...child(), ...document }));
    expect(problems.every(({ path, line }) => path === '$.extends' && line === 2)).toBe(true);
    return problems.map(({ reason }) => reason);
  };

  test('is missing', async () => {
    expect(await explain({ extends: 'nobody' })).toEqual(['there is no base nobody']);
  });

  test.each(['../plenty', 'plenty.json', 'PLENTY', '', 'a/b'])('has a name that is not allowed: %j', async (name) => {
    expect(await explain({ extends: name })).toEqual([`"${name}" is not the name of a base`]);
  });

  test('is the brand itself, or inherits from it', async () => {
    expect(await explain({ extends: 'child' })).toEqual(['the bases form a circle: child → child']);
    await write('plenty', { ...good, extends: 'child' });
    expect(await explain({})).toEqual(['the bases form a circle: child → plenty → child']);
  });

  test('has too many bases of its own', async () => {
    for (const number of [1, 2, 3, 4]) await write(`b${number}.base`, { extends: `b${number + 1}.base` });
    await write('b4.base', { extends: 'plenty' });
    expect(await explain({ extends: 'b1.base' })).toEqual([
      'more than 4 bases: child → b1.base → b2.base → b3.base → b4.base → plenty',
    ]);
    expect(await checkBrand(await write('child', child({ extends: 'b2.base' })))).toEqual([]);
  });

  test.each([
    ['{ "name": ', 'has a problem in line 1: not JSON'],
    ['[]', 'is not a JSON object'],
    ['{"a":{"__proto__":1}}', 'the key "__proto__" is not allowed'],
    [`{"a":"${'x'.repeat(300_000)}"}`, 'too large'],
    ['['.repeat(5000), 'nested more than 20 levels'],
    ['\ufffe', 'not JSON'],
  ])('is no valid file: %.20s', async (text, reason) => {
    await write('broken.base', text);
    expect(await explain({ extends: 'broken.base' })).toEqual([expect.stringContaining(reason)]);
  });

  test('is not possible without a reader of bases', async () => {
    const reading = resolveBrandText('child.json', JSON.stringify(child()));
    await expect(reading).rejects.toThrow(InvalidBrandError);
  });
});

describe('the check of a base file', () => {
  test('finds wrong values and unknown keys, but no missing ones', async () => {
    const file = await write('latam.base', { currency: 'EURO', colour: 'red', theme: { mode: 'grey' } });
    expect((await checkBaseFile(file)).map(({ path }) => path).toSorted()).toEqual([
      '$.colour',
      '$.currency',
      '$.theme.mode',
    ]);
    expect(await checkBaseFile(await write('empty.base', {}))).toEqual([]);
  });

  test('rejects a name that no brand could write', async () => {
    expect(await checkBaseFile(await write('Latam.base', {}))).toMatchObject([
      { reason: 'Latam.base.json is not the name of a base file' },
    ]);
  });
});
