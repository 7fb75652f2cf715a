import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/** Maximum sizes of image files in bytes. The size is checked before the file is read. */
export const assetLimits = {
  logo: 128 * 1024,
  mark: 128 * 1024,
  hero: 4 * 1024 * 1024,
  screenshot: 1024 * 1024,
} as const;

export interface Asset {
  readonly path: string;
  readonly bytes: Buffer;
  readonly hash: string;
}

export interface AssetError {
  readonly reason: string;
  readonly remedy: string;
}

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
  if (stats.size > limit)
    return {
      reason: `too large: ${inKilobytes(stats.size)}, at most ${inKilobytes(limit)}`,
      remedy: 'simplify or compress the picture',
    };
  const bytes = readFileSync(target);
  return { path, bytes, hash: createHash('sha256').update(bytes).digest('hex') };
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync.native(path);
  } catch {
    return undefined;
  }
}

const inKilobytes = (bytes: number): string => `${Math.ceil(bytes / 1024)} kB`;
