import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listBaseNames, listInheritingFiles } from './inheriting-files.ts';

let folder: string;
const toFile = (name: string): string => join(folder, `${name}.json`);
const write = (name: string, content: object | string) =>
  writeFile(toFile(name), typeof content === 'string' ? content : JSON.stringify(content));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-inheriting-'));
  await write('latam.base', { currency: 'MXN' });
  await write('plenty', { code: 'plenty', extends: 'latam.base' });
  await write('child', { code: 'child', extends: 'plenty' });
  await write('grandchild', { code: 'grandchild', extends: 'child' });
  await write('alone', { code: 'alone' });
  await write('orphan', { code: 'orphan', extends: 'nobody' });
  await write('one', { code: 'one', extends: 'two' });
  await write('two', { code: 'two', extends: 'one' });
  await write('broken', '{ "extends": "plenty", ');
  await write('merchant.schema', { extends: 'plenty' });
});
afterAll(() => rm(folder, { recursive: true }));

const listNames = async (name: string) =>
  (await listInheritingFiles(toFile(name))).map((file) => basename(file, '.json'));

it('lists the bases of a brand file, the nearest first', async () => {
  expect(await listBaseNames(toFile('grandchild'))).toEqual(['child', 'plenty', 'latam.base']);
  expect(await listBaseNames(toFile('alone'))).toEqual([]);
});

it.each(['orphan', 'one', 'broken', 'absent'])('lists no bases of the file %s', async (name) => {
  expect(await listBaseNames(toFile(name))).toEqual([]);
});

it('lists the brand files that inherit from a base, directly or through another one', async () => {
  expect(await listNames('latam.base')).toEqual(['child', 'grandchild', 'plenty']);
  expect(await listNames('plenty')).toEqual(['child', 'grandchild']);
  expect(await listNames('grandchild')).toEqual([]);
});

it('leaves out invalid files, circles and JSON Schemas', async () => {
  expect(await listNames('nobody')).toEqual([]);
  expect(await listNames('one')).toEqual([]);
});
