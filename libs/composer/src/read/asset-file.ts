import { createProblemText, type ProblemText } from '@livery/merchant/problems/create-problem-text';
import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fontLimits } from '../fonts/font-directory.ts';

/** Maximum sizes of image and font files in bytes. The size is checked before the file is read. */
export const assetLimits = {
  logo: 128 * 1024,
  mark: 128 * 1024,
  hero: 4 * 1024 * 1024,
  screenshot: 1024 * 1024,
  shareImage: 1024 * 1024,
  font: fontLimits.file,
} as const;

export interface Asset {
  readonly path: string;
  readonly bytes: Buffer;
  readonly hash: string;
}

/**
 * Function that reads an image or a font of a brand by its path in the brand file. `limit` is the maximum size in
 * bytes. Returns an error if the file is missing or too large.
 */
export type ReadAsset = (path: string, limit: number) => Asset | ProblemText;

/** Creates the function that reads images from the folder of a brand file. */
export const createFolderReader =
  (brandFile: string): ReadAsset =>
  (path, limit) =>
    readAsset(brandFile, path, limit);

/**
 * Creates the function that reads images and fonts of a brand from memory. The keys of `images` are the paths in the
 * brand file. The function returns an error for a file that is missing or too large.
 */
export const createMemoryReader =
  (images: ReadonlyMap<string, Buffer>): ReadAsset =>
  (path, limit) => {
    const bytes = images.get(path);
    if (bytes === undefined) return createProblemText('asset.missing', { path });
    return bytes.length > limit ? createSizeError(bytes.length, limit) : createAsset(path, bytes);
  };

/**
 * Reads an image or a font of a brand. Returns an error if the file is missing, too large, or outside of the folder of
 * the brand file. The read is synchronous, because this is faster than an asynchronous call for small files.
 */
export function readAsset(brandFile: string, path: string, limit: number): Asset | ProblemText {
  const folder = realpathSync.native(dirname(brandFile));
  const target = realPath(join(folder, path));
  if (target === undefined) return createProblemText('asset.noFile', { path });
  if (!target.startsWith(folder + sep)) return createProblemText('asset.outside');
  const stats = statSync(target);
  if (!stats.isFile()) return createProblemText('asset.noPlainFile');
  if (stats.size > limit) return createSizeError(stats.size, limit);
  return createAsset(path, readFileSync(target));
}

function createAsset(path: string, bytes: Buffer): Asset {
  return { path, bytes, hash: createHash('sha256').update(bytes).digest('hex') };
}

function createSizeError(size: number, limit: number): ProblemText {
  return createProblemText('asset.large', { size: toKilobytes(size), max: toKilobytes(limit) });
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync.native(path);
  } catch {
    return undefined;
  }
}

const toKilobytes = (bytes: number): number => Math.ceil(bytes / 1024);
