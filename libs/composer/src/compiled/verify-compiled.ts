import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { computeIntegrity } from '../integrity.ts';
import type { CompileManifest } from './compile-manifest.ts';
import { serverFolder } from './prerender.ts';
import { compileManifestName, readCompileManifest } from './read-compile-manifest.ts';

/**
 * Computes the SHA-256 hash of a part of the compiled app: the code that renders the home page when a brand is built.
 */
export async function computeServerHash(compileDir: string): Promise<string> {
  const folder = join(compileDir, serverFolder);
  const hash = createHash('sha256');
  for (const name of (await readdir(folder)).sort()) hash.update(await readFile(join(folder, name)));
  return hash.digest('hex');
}

/**
 * Returns the path of the first file of the compiled app that is missing or has changed since the compilation. Returns
 * undefined if there is no such file. The check is necessary because bundles contain hard links to these files: a
 * change of a file in a bundle also changes the compiled app.
 */
export async function findDamage(compileDir: string): Promise<string | undefined> {
  const compiled = await readCompileManifest(compileDir).catch(() => undefined);
  if (compiled === undefined) return compileManifestName;
  const server = await computeServerHash(compileDir).catch(() => undefined);
  if (server === undefined || server !== compiled.server) return serverFolder;
  for (const [path, integrity] of listIntegrities(compiled)) {
    const bytes = await readFile(join(compileDir, 'client', path)).catch(() => undefined);
    if (bytes === undefined || computeIntegrity(bytes) !== integrity) return path;
  }
  return undefined;
}

function listIntegrities({ files }: CompileManifest): [path: string, integrity: string][] {
  return Object.entries(files).flatMap(([path, { integrity, encodings }]) => [
    [path, integrity] as [string, string],
    ...Object.entries(encodings).map(([encoding, hash]): [string, string] => [`${path}.${encoding}`, hash]),
  ]);
}
