import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ComposedFile } from './bundle-file.ts';
import { listFirstLoad, measureFirstLoad } from './first-load.ts';

const page = `<!doctype html>
  <link rel="stylesheet" href="/assets/later.css" disabled>
  <link rel="stylesheet" href="/assets/main.css">
  <link rel="icon" href="/assets/mark.svg">
  <link rel="modulepreload" href="/assets/vendor.js">
  <script>inline()</script>
  <script type="module" src="/assets/main.js"></script>`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-first-load-'));
  await writeFile(join(folder, 'vendor.js.br'), 'x'.repeat(300));
});
afterAll(() => rm(folder, { recursive: true }));

const toFile = (path: string, content: string): ComposedFile => ({
  path,
  bytes: Buffer.from(content),
  integrity: 'sha256-',
});
const listFiles = (): ComposedFile[] => [
  toFile('index.html', page),
  toFile('index.html.br', 'x'.repeat(70)),
  toFile('assets/main.css', 'x'.repeat(5)),
  toFile('assets/later.css', 'x'.repeat(10_000)),
  toFile('assets/mark.svg', 'x'.repeat(10_000)),
  toFile('assets/vendor.js', 'x'.repeat(10_000)),
  { path: 'assets/vendor.js.br', source: join(folder, 'vendor.js.br'), integrity: 'sha256-' },
  toFile('assets/main.js', 'x'.repeat(20)),
];

it('lists the page, its scripts and its active style sheets', () => {
  expect([...listFirstLoad(page)]).toEqual(['index.html', 'assets/main.css', 'assets/vendor.js', 'assets/main.js']);
});

it('measures the compressed files, or the files themselves if they have no compressed copy', async () => {
  expect(await measureFirstLoad(listFiles())).toEqual({ page: 70, app: 5 + 300 + 20 });
});

it('rejects a bundle without a page, or without a file to which the page links', async () => {
  const files = listFiles();
  const without = (path: string) => files.filter((file) => file.path !== path);
  await expect(measureFirstLoad(without('index.html'))).rejects.toThrow('no page');
  await expect(measureFirstLoad(without('assets/main.js'))).rejects.toThrow('no file assets/main.js');
});
