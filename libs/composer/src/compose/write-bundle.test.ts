import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brandFile } from './bundle-file.ts';
import { readBundleManifest } from './bundle-manifest.ts';
import { isIntact } from './verify-bundle.ts';
import { writeBundle } from './write-bundle.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-write-'));
  // Compiles the fixture `write-bundles.ts` to JavaScript, because Node starts it ten times faster than TypeScript and
  // the test starts it many times.
  await build({
    configFile: false,
    logLevel: 'warn',
    build: { ssr: join(import.meta.dirname, '../../fixtures/write-bundles.ts'), outDir: join(folder, 'script') },
  });
});
afterAll(() => rm(folder, { recursive: true }));

const write = (target: string, build: string) =>
  writeBundle(target, [brandFile('index.html', build), brandFile(`assets/${build}.js`, build)], {
    code: 'some',
    name: 'Some',
    build,
    input: '',
    features: [],
    headers: { rules: [], contentSecurityPolicy: {} },
  });

const startWriter = async (target: string) => {
  const child = spawn(process.execPath, [join(folder, 'script/write-bundles.js'), target]);
  await once(child.stdout, 'data');
  return child;
};

test('leaves the old or the new bundle whole when the process is killed at any moment', async () => {
  const target = join(folder, 'kill');
  const builds = new Set<string>();
  // Kills the process 10 to 60 times. After 10 kills, the loop ends when 30 seconds have passed and the test has seen
  // both builds.
  const end = Date.now() + 30_000;
  for (let kill = 0; kill < 10 || (kill < 60 && (Date.now() < end || builds.size < 2)); kill += 1) {
    const child = await startWriter(target);
    await setTimeout(Math.random() * 40);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const manifest = await readBundleManifest(target);
    expect(isIntact(target, manifest), `kill ${kill}`).toBe(true);
    expect(await readFile(join(target, 'index.html'), 'utf8')).toBe(manifest.build);
    builds.add(String(manifest.build));
  }
  expect([...builds].sort()).toEqual(['even', 'odd']);
}, 180_000);

test('keeps one older build, and the files of the previous build', async () => {
  const target = join(folder, 'some');
  for (const build of ['a', 'b', 'c', 'd']) await write(target, build);
  expect(await readdir(join(target, 'assets'))).toEqual(['c.js', 'd.js']);
  expect(await readdir(join(folder, '.builds/some'))).toHaveLength(2);
});

test('replaces a folder that an older version has written', async () => {
  const target = join(folder, 'folder');
  await mkdir(target);
  await writeFile(join(target, 'index.html'), 'old');
  await write(target, 'new');
  expect(await readFile(join(target, 'index.html'), 'utf8')).toBe('new');
});
