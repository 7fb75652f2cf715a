import { createHash } from 'node:crypto';
import { lstat, readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { listBundles } from './list-bundles.ts';

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.map((entry) => join(entry.parentPath, entry.name)).sort();
}

/**
 * Returns the size of a folder on disk, in bytes. In `linked` a file with several hard links is counted once. In
 * `copied` each link is counted as a separate file.
 */
export async function measureDiskUsage(folder: string): Promise<{ linked: number; copied: number }> {
  const seen = new Set<number>();
  let linked = 0;
  let copied = 0;
  for (const name of await listFiles(folder)) {
    const { ino, blocks } = await lstat(name);
    copied += blocks * 512;
    if (!seen.has(ino)) linked += blocks * 512;
    seen.add(ino);
  }
  return { linked, copied };
}

/** Returns one hash of the names and contents of all files in the bundles of an output folder. */
export async function hashBundles(out: string): Promise<string> {
  const hash = createHash('sha256');
  for (const { code, folder } of await listBundles(out)) {
    hash.update(code);
    for (const name of await listFiles(folder))
      if ((await lstat(name)).isFile()) hash.update(name.slice(folder.length)).update(await readFile(name));
  }
  return hash.digest('hex');
}
