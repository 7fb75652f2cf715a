import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { AssetError } from '../asset-error.ts';
import { fontLimits } from '../fonts/font-directory.ts';

/** Maximum sizes of image and font files in bytes. The size is checked before the file is read. */
export const assetLimits = {
  logo: 128 * 1024,
  mark: 128 * 1024,
  hero: 4 * 1024 * 1024,
  screenshot: 1024 * 1024,
  font: fontLimits.file,
} as const;

export interface Asset {
  readonly path: string;
  readonly bytes: Buffer;
  readonly hash: string;
}

/** Reads an image of a brand by its path in the brand file. `limit` is the maximum size in bytes. */
export type ReadAsset = (path: string, limit: number) => Asset | AssetError;

/** Creates the function that reads images from the folder of a brand file. */
export const createFolderReader =
  (brandFile: string): ReadAsset =>
  (path, limit) =>
    readAsset(brandFile, path, limit);

/** Creates the function that reads images from memory. The keys are the paths in the brand file. */
export const createMemoryReader =
  (images: ReadonlyMap<string, Buffer>): ReadAsset =>
  (path, limit) => {
    const bytes = images.get(path);
    if (bytes === undefined) return { reason: `there is no file ${path}`, remedy: 'add the file, or correct the path' };
    return bytes.length > limit ? createSizeError(bytes.length, limit) : createAsset(path, bytes);
  };

/**
 * Reads an image of a brand. The image must be inside the folder of the brand file. The call is synchronous because for
 * small files this is faster than an asynchronous call.
 */
export function readAsset(brandFile: string, path: string, limit: number): Asset | AssetError {
  const folder = realpathSync.native(dirname(brandFile));
  const target = realPath(join(folder, path));
  if (target === undefined)
    return {
      reason: `there is no file ${path} beside the brand file`,
      remedy: 'put it there, or correct the path: it is relative to the brand file',
    };
  if (!target.startsWith(folder + sep))
    return { reason: 'the path leads out of the brand file’s folder', remedy: 'copy the file into that folder' };
  const stats = statSync(target);
  if (!stats.isFile()) return { reason: 'not a plain file', remedy: 'name a file' };
  if (stats.size > limit) return createSizeError(stats.size, limit);
  return createAsset(path, readFileSync(target));
}

function createAsset(path: string, bytes: Buffer): Asset {
  return { path, bytes, hash: createHash('sha256').update(bytes).digest('hex') };
}

function createSizeError(size: number, limit: number): AssetError {
  return {
    reason: `too large: ${inKilobytes(size)}, at most ${inKilobytes(limit)}`,
    remedy: 'simplify or compress the file',
  };
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync.native(path);
  } catch {
    return undefined;
  }
}

const inKilobytes = (bytes: number): string => `${Math.ceil(bytes / 1024)} kB`;
