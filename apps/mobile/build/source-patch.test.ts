import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, expect, test } from 'vitest';
import { createSourcePatch } from './source-patch.ts';

const folders: string[] = [];
afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

const buildWith = async (from: string) => {
  const root = await mkdtemp(join(tmpdir(), 'source-patch-'));
  folders.push(root);
  await writeFile(join(root, 'main.js'), 'console.log("before");');
  const plugin = createSourcePatch({
    name: 'test:patch',
    matches: (id) => id.endsWith('main.js'),
    patch: (code) => code.replace(from, 'after'),
    isRequired: () => true,
  });
  const output = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin],
    build: { write: false, rolldownOptions: { input: join(root, 'main.js') } },
  });
  return JSON.stringify(output);
};

test('patches a matching module', async () => {
  expect(await buildWith('before')).toContain('after');
});

test('fails the build when no module was changed', async () => {
  await expect(buildWith('no longer there')).rejects.toThrow('test:patch changed no module');
});
