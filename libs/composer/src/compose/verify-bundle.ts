import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { computeIntegrity } from '../integrity.ts';
import type { BundleManifest } from './bundle-manifest.ts';

/**
 * Cached hashes of file contents. The key contains the device, the inode, the times of change and the size of the file.
 * Bundles share files by hard links, which have the same inode. A process therefore reads each shared file only once
 * and not once for each brand.
 */
const hashes = new Map<string, string>();

/**
 * Returns true if a bundle contains exactly the files that its manifest lists, with the listed content. The manifest
 * `brand.json` itself is not checked. Returns false if the manifest lists no files, or if the folder cannot be read.
 */
export function isIntact(folder: string, { files }: Partial<BundleManifest>): boolean {
  if (files === undefined) return false;
  try {
    const names = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .filter((name) => name !== 'brand.json');
    return (
      names.length === Object.keys(files).length && names.every((name) => hasHash(join(folder, name), files[name]))
    );
  } catch {
    return false;
  }
}

/**
 * Returns true if the content of a file has the hash `expected`. Returns false if `expected` is undefined. Throws an
 * error if the file does not exist.
 */
export function hasHash(path: string, expected: string | undefined): boolean {
  const { dev, ino, ctimeMs, mtimeMs, size } = statSync(path);
  const key = `${dev} ${ino} ${mtimeMs} ${ctimeMs} ${size}`;
  const known = hashes.get(key) ?? computeIntegrity(readFileSync(path));
  hashes.set(key, known);
  return known === expected;
}
