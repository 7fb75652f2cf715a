import { randomBytes } from 'node:crypto';
import { copyFileSync, linkSync, writeFileSync } from 'node:fs';
import { lstat, mkdir, readdir, rename, rm, stat, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type BundleFile, completeFile } from './bundle-file.ts';
import { type BundleManifest, readBundleManifest } from './bundle-manifest.ts';
import { hasHash } from './verify-bundle.ts';

/**
 * Name of the folder that contains the builds. It is beside the paths of the bundles. The path of a bundle is a
 * symbolic link to one of the builds.
 */
const buildsFolder = '.builds';

/** Age in milliseconds at which an unfinished build is deleted. A build stays unfinished if its process was killed. */
const unfinishedTtlMs = 10 * 60_000;

/**
 * Writes a bundle into a new folder, and then replaces the symbolic link to the current bundle. The replacement is
 * atomic. The path therefore always leads to a complete bundle, even if the process is killed. The previous build is
 * not deleted, because a server may still read it. The new bundle also contains the files of the previous build,
 * because a page that was loaded before the deployment can still request them.
 */
export async function writeBundle(
  target: string,
  files: readonly BundleFile[],
  manifest: Omit<BundleManifest, 'files'>,
): Promise<void> {
  const builds = join(dirname(target), buildsFolder, basename(target));
  const name = `${manifest.build}-${randomBytes(4).toString('hex')}`;
  const unfinished = join(builds, `${name}.unfinished`);
  try {
    await writeFiles(unfinished, target, files, manifest);
    await rename(unfinished, join(builds, name));
    await pointTo(target, join(buildsFolder, basename(target), name));
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  await deleteOldBuilds(builds, name);
}

async function writeFiles(
  folder: string,
  target: string,
  files: readonly BundleFile[],
  manifest: Omit<BundleManifest, 'files'>,
): Promise<void> {
  const previousFiles = await findPreviousFiles(target, new Set(files.map(({ path }) => path)));
  const all = [...files, ...previousFiles];
  for (const inner of new Set(all.map(({ path }) => path.slice(0, Math.max(0, path.lastIndexOf('/'))))))
    await mkdir(join(folder, inner), { recursive: true });
  const hashes: Record<string, string> = {};
  for (const unfinished of all) {
    const file = await completeFile(unfinished);
    if ('source' in file) link(file.source, `${folder}/${file.path}`);
    else writeFileSync(`${folder}/${file.path}`, file.bytes);
    hashes[file.path] = file.integrity;
  }
  const previous = previousFiles.map(({ path }) => path);
  writeFileSync(
    `${folder}/brand.json`,
    `${JSON.stringify({ ...manifest, files: hashes, ...(previous.length > 0 && { previous }) })}\n`,
  );
}

/**
 * Replaces the symbolic link at `path`. Older versions of this program created a folder at `path` and not a link. Such
 * a folder is first moved into the folder of the builds.
 */
async function pointTo(path: string, destination: string): Promise<void> {
  const suffix = randomBytes(4).toString('hex');
  const link = join(dirname(path), buildsFolder, `${basename(path)}-${suffix}.link`);
  await symlink(destination, link, 'dir');
  const existing = await lstat(path).catch(() => undefined);
  if (existing?.isDirectory())
    await rename(path, join(dirname(path), buildsFolder, basename(path), `replaced-${suffix}`));
  await rename(link, path);
}

/**
 * Creates a hard link. The call is synchronous because a link takes only microseconds, and an asynchronous call takes
 * ten times as long.
 */
function link(source: string, destination: string): void {
  try {
    linkSync(source, destination);
  } catch {
    // A hard link is not possible between two file systems, or if the file already has the maximum number of links. A
    // copy works in both cases.
    copyFileSync(source, destination);
  }
}

/** Deletes all builds of a brand except the current build and the previous build. */
async function deleteOldBuilds(builds: string, current: string): Promise<void> {
  const entries = await Promise.all(
    (await readdir(builds)).map(async (name) => ({
      name,
      time: (await stat(join(builds, name)).catch(() => undefined))?.mtimeMs ?? 0,
    })),
  );
  const isUnfinished = (name: string): boolean => name.endsWith('.unfinished');
  const [, ...older] = entries
    .filter(({ name }) => name !== current && !isUnfinished(name))
    .sort((a, b) => b.time - a.time);
  const abandoned = entries.filter(({ name, time }) => isUnfinished(name) && time < Date.now() - unfinishedTtlMs);
  for (const { name } of [...older, ...abandoned]) await rm(join(builds, name), { recursive: true, force: true });
}

/**
 * Finds the files in the folder `assets` of the previous build that the new build does not contain. The caller adds
 * them to the new bundle. Omits files that the previous build itself had taken from the build before it. Also omits
 * files whose content has changed.
 */
async function findPreviousFiles(target: string, current: ReadonlySet<string>): Promise<BundleFile[]> {
  const { previous = [], files = {} } = await readBundleManifest(target);
  const older = new Set(previous);
  return Object.entries(files)
    .filter(([path]) => path.startsWith('assets/') && !current.has(path) && !older.has(path))
    .map(([path, integrity]) => ({ path, source: join(target, path), integrity }))
    .filter(({ source, integrity }) => isUnchanged(source, integrity))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

function isUnchanged(path: string, integrity: string): boolean {
  try {
    return hasHash(path, integrity);
  } catch {
    return false;
  }
}
