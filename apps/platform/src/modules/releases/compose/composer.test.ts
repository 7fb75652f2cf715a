import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeCompiledApp } from '@livery/composer/testing/write-compiled-app';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readFixtureBrand } from '../../../testing/releases/release-tools.ts';
import type { ComposedBundle, ComposeResult, DocumentContent } from './composer-messages.ts';
import { type Composer, ComposerError, createComposer } from './composer.ts';

let folder: string;
let composer: Composer;
let document: DocumentContent;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-composer-'));
  await writeCompiledApp(join(folder, 'compile'));
  composer = createComposer({
    compileFolder: join(folder, 'compile'),
    imageFolder: join(folder, 'images'),
    priority: 0,
  });
  const { text, images } = await readFixtureBrand();
  document = { file: 'plenty.json', text, images };
});
afterAll(async () => {
  composer.close();
  await rm(folder, { recursive: true });
});

const getBundle = (result: ComposeResult): ComposedBundle => {
  if ('problems' in result) throw new Error(`The document has problems: ${JSON.stringify(result.problems)}`);
  return result;
};

it('composes the same bytes each time, also several brands at once', async () => {
  const results = await Promise.all([composer.compose(document), composer.compose(document)]);
  const [one, other] = results.map(getBundle);
  expect(one?.files.length).toBeGreaterThan(20);
  expect(other).toEqual(one);
});

it('takes almost no processor time of the gateway', async () => {
  const start = process.cpuUsage();
  const wholePage = document.text.replace('"mode": "dark"', '"mode": "dark", "page": "#101418"');
  await composer.compose({ ...document, text: wholePage });
  const { user, system } = process.cpuUsage(start);
  // The CPU times are in microseconds. A changed page colour requires that all icons are rendered again, which takes
  // seconds. The low CPU time of this process shows that the work runs in another process.
  expect((user + system) / 1000).toBeLessThan(400);
});

it('composes with the new app after another compile', async () => {
  const before = getBundle(await composer.compose(document)).compileId;
  await writeCompiledApp(join(folder, 'compile'), '2');
  expect(getBundle(await composer.compose(document)).compileId).not.toBe(before);
});

it('rejects the tasks of a process that ends, and starts another one for the next task', async () => {
  const interrupted = composer.compose(document);
  interrupted.catch(() => undefined);
  composer.close();
  const next = composer.compose(document);
  await expect(interrupted).rejects.toThrow(ComposerError);
  expect(getBundle(await next).manifest.code).toBe('plenty');
});

it('checks documents without a compiled app, and explains why it composes none', async () => {
  const plain = createComposer({
    compileFolder: join(folder, 'nothing'),
    imageFolder: join(folder, 'images'),
    priority: 0,
  });
  expect(plain.canCompose()).toBe(false);
  expect(await plain.check(document)).toEqual({ problems: [] });
  await expect(plain.compose(document)).rejects.toThrow(/There is no compiled app.*COMPILE_FOLDER/);
  plain.close();
});
