import { copyFileSync, linkSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BundleFile } from './bundle-file.ts';
import { brandFile } from './bundle-file.ts';
import { type BundleManifest, readBundleManifest } from './bundle-manifest.ts';

/**
 * Writes a bundle to a temporary folder and then renames it, so that a bundle is always either completely old or
 * completely new. Hashed files of the previous build stay for one more build, so that a page that is open during a
 * deployment still finds its chunks.
 */
export async function writeBundle(
  target: string,
  files: readonly BundleFile[],
  manifest: BundleManifest,
): Promise<void> {
  const unfinished = `${target}.new-${process.pid}`;
  const replaced = `${target}.old-${process.pid}`;
  await rm(unfinished, { recursive: true, force: true });
  try {
    const previous = await findPreviousFiles(target, new Set(files.map(({ path }) => path)));
    const previousFiles = previous.map((path): BundleFile => ({ path, source: join(target, path) }));
    const manifestFile = brandFile(
      'brand.json',
      `${JSON.stringify({ ...manifest, ...(previous.length > 0 && { previous }) })}\n`,
    );
    const all = [...files, ...previousFiles, manifestFile];
    for (const folder of new Set(all.map(({ path }) => path.slice(0, Math.max(0, path.lastIndexOf('/'))))))
      await mkdir(join(unfinished, folder), { recursive: true });
    for (const file of all) if ('source' in file) link(file.source, `${unfinished}/${file.path}`);
    for (const file of all) if ('bytes' in file) writeFileSync(`${unfinished}/${file.path}`, await file.bytes);
    await rename(target, replaced).catch(ignoreMissing);
    await rename(unfinished, target);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
    await rm(replaced, { recursive: true, force: true });
  }
}

/**
 * Links a file. Synchronous, because a link takes a few microseconds, and a round trip through the thread pool ten
 * times as long.
 */
function link(source: string, destination: string): void {
  try {
    linkSync(source, destination);
  } catch {
    // Links fail on another file system, and when a file has the maximum number of links. A copy works in both cases.
    copyFileSync(source, destination);
  }
}

/**
 * Finds the existing files that are not part of this build. Those that the previous build retained from an earlier
 * build are left out, so that they are removed.
 */
async function findPreviousFiles(target: string, current: ReadonlySet<string>): Promise<string[]> {
  const { previous = [] } = await readBundleManifest(target);
  const older = new Set(previous);
  const names = await readdir(join(target, 'assets'), { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = names
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(target.length + 1))
    .sort();
  return paths.filter((path) => !current.has(path) && !older.has(path));
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
