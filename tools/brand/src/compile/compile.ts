import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CompileManifest, FileMeta } from '@livery/composer/compiled/compile-manifest';
import { compressFile } from '@livery/composer/compiled/compress';
import { buildClient } from './client-build.ts';
import { collectFeatures } from './features.ts';
import type { CompileOptions } from './options.ts';
import { computePipelineHash } from './pipeline-hash.ts';
import { buildServer } from './server-build.ts';
import { computeServerHash } from '@livery/composer/compiled/verify-compiled';
import { writeLicenses } from './write-licenses.ts';
import { writeTranslations } from './write-translations.ts';
import { buildWorker } from './worker-build.ts';

/**
 * Compiles the app, once for all brands. If the compilation succeeds, its result replaces the folder `options.out`. If
 * it fails, the folder is not changed.
 */
export async function compile(options: CompileOptions): Promise<CompileManifest> {
  const out = `${options.out}.${process.pid}`;
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  try {
    const compiled = await inProduction(() => compileInto({ ...options, out }));
    await rm(options.out, { recursive: true, force: true });
    await rename(out, options.out);
    return compiled;
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}

/**
 * Runs a task with NODE_ENV set to `production`. With the value `test` the React compiler would write absolute paths
 * into the bundle.
 */
async function inProduction<T>(task: () => Promise<T>): Promise<T> {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    return await task();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

async function compileInto(options: CompileOptions): Promise<CompileManifest> {
  const client = join(options.out, 'client');
  const graph = await buildClient(options);
  const { manifests } = await buildServer(options, graph.featureModules);
  const { features, chunks } = collectFeatures(graph, manifests);
  const worker = await buildWorker(options);
  const texts = await writeTranslations(options.locales, client);
  await writeFile(join(client, '_redirects'), redirects);
  const packages = await writeLicenses(client);
  await writeFile(
    join(options.out, 'packages.json'),
    `${JSON.stringify(
      packages.map(({ name, version, identifier }) => ({ name, version, identifier })),
      null,
      1,
    )}\n`,
  );
  const files = await compressAll(client);
  const contents = {
    entry: graph.entry,
    ...(graph.chrome !== undefined && { chrome: graph.chrome }),
    chunks,
    features,
    texts,
    worker,
    files,
    server: await computeServerHash(options.out),
  };
  const id = createHash('sha256')
    .update(JSON.stringify(contents))
    .update(await computePipelineHash())
    .digest('hex')
    .slice(0, 12);
  const compiled: CompileManifest = { id, ...contents };
  await writeFile(join(options.out, 'compile.json'), `${JSON.stringify(compiled, null, 1)}\n`);
  await writeFile(join(options.out, 'features.json'), `${JSON.stringify(features, null, 2)}\n`);
  return compiled;
}

/**
 * Content of the file `_redirects` for hosts of static files. Every path of the app returns the same HTML page.
 * Password managers open the URL `/.well-known/change-password` (W3C), which redirects to the screen that changes the
 * password.
 */
const redirects =
  '/.well-known/change-password /m/changePsw 302\n/licenses /licenses.txt 200\n' +
  '/m /index.html 200\n/m/* /index.html 200\n/register.html /index.html 200\n';

async function compressAll(client: string): Promise<Record<string, FileMeta>> {
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(client.length + 1))
    .sort();
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await compressFile(client, name)] as const)),
  );
}
