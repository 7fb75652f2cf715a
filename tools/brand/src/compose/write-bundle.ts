import { copyFileSync, linkSync, writeFileSync } from 'node:fs';
import { access, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BundleFile } from './bundle-file.ts';

/**
 * Writes a bundle beside its place and then renames it there, so that it is wholly old or wholly new.
 * Hashed files of the build before stay for one generation: a page that is open while a brand is deployed still finds its chunks.
 */
export async function writeBundle(target: string, files: readonly BundleFile[]): Promise<void> {
  const unfinished = `${target}.new-${process.pid}`;
  const replaced = `${target}.old-${process.pid}`;
  await rm(unfinished, { recursive: true, force: true });
  try {
    const previous = await previousFiles(target, new Set(files.map(({ path }) => path)));
    const kept = previous.map((path): BundleFile => ({ path, source: join(target, path) }));
    const all = [...files, ...kept];
    for (const folder of new Set(all.map(({ path }) => dirname(join(unfinished, path))))) await mkdir(folder, { recursive: true });
    for (const file of all) put(unfinished, file);
    await rename(target, replaced).catch(ignoreMissing);
    await rename(unfinished, target);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
    await rm(replaced, { recursive: true, force: true });
  }
}

/** Not asynchronous: a link takes a few microseconds, a trip through the thread pool ten times that. */
function put(folder: string, file: BundleFile): void {
  const place = join(folder, file.path);
  if ('bytes' in file) return writeFileSync(place, file.bytes);
  try {
    linkSync(file.source, place);
  } catch {
    // Another file system, or a file with as many links as it can have: a copy does as well.
    copyFileSync(file.source, place);
  }
}

/** What the build that is there listed as its own; what that one had kept for the build before it goes now. */
async function previousFiles(target: string, current: ReadonlySet<string>): Promise<string[]> {
  const text = await readFile(join(target, 'brand.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return [];
  const { files } = JSON.parse(text) as { readonly files: readonly string[] };
  const gone = files.filter((path) => path.startsWith('assets/') && !current.has(path));
  const there = await Promise.all(gone.map((path) => access(join(target, path)).then(() => [path], () => [])));
  return there.flat();
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
