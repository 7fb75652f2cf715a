import { copyFileSync, linkSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BundleFile } from './bundle-file.ts';
import { brandFile } from './bundle-file.ts';
import { type BundleManifest, readBundleManifest } from './bundle-manifest.ts';

/**
 * Writes a bundle to a temporary folder and then renames the folder, so that a server never finds a half-written
 * bundle. Files of the previous build stay for one more build, because a page that is open during the deployment may
 * still load them.
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
 * Creates a hard link. The call is synchronous because a link takes only microseconds, and an asynchronous call takes
 * ten times as long.
 */
function link(source: string, destination: string): void {
  try {
    linkSync(source, destination);
  } catch {
    // A link fails between two file systems, or when the file has too many links. A copy works in both cases.
    copyFileSync(source, destination);
  }
}

/**
 * Finds files of the previous build that the new build does not contain. Files that were already old in the previous
 * build are omitted, so they are deleted.
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
