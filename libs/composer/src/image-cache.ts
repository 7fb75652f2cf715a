import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { computeIntegrity } from './integrity.ts';

/**
 * Cache of rendered images: the folder with their files, and the function that handles images that are not in this
 * folder.
 */
export interface ImageCache {
  readonly folder: string;
  /**
   * Called for each image that is not in the cache, instead of rendering the image now. A later call of `render`
   * creates the file with the name `name`. If `defer` is absent, the image is rendered at once.
   */
  readonly defer?: ((name: string, render: () => Promise<CachedFile>) => void) | undefined;
}

/**
 * Rendered file in the cache, e.g. an image. The file name contains a hash of the source file and of the parameters
 * of the rendering.
 */
export interface CachedFile {
  /**
   * Path of the file. If the rendering of an image is deferred, the file does not exist yet, and `integrity` is an
   * empty string.
   */
  readonly source: string;
  /**
   * File name in the bundle's `assets` folder. It contains a hash of the source file and of the parameters of the
   * rendering.
   */
  readonly name: string;
  readonly integrity: string;
}

export interface Recipe {
  /** SHA-256 hash of the source image. */
  readonly hash: string;
  /**
   * Text with all other parameters of the rendering, including a version number. Increase the number when the rendering
   * changes.
   */
  readonly steps: string;
  readonly name: string;
  readonly extension: string;
}

/**
 * Returns an image from the cache. Renders the image if it is not in the cache, or if its file has changed since it was
 * rendered. A file can change, because bundles contain hard links to the cached files: a change of a file in a bundle
 * also changes the cache.
 */
export async function getCachedImage(
  { folder, defer }: ImageCache,
  recipe: Recipe,
  render: () => Promise<Buffer>,
): Promise<CachedFile> {
  const key = createHash('sha256').update(`${recipe.hash} ${recipe.steps}`).digest('base64url').slice(0, 8);
  const name = `${recipe.name}-${key}.${recipe.extension}`;
  const source = join(folder, name);
  const verified = readVerified(source);
  if (verified !== undefined) return { source, name, integrity: verified };
  if (defer) {
    defer(name, () => getCachedImage({ folder }, recipe, render));
    return { source, name, integrity: '' };
  }
  // If another brand already renders the same image, this call waits for that result.
  const pendingRender =
    pendingRenders.get(source) ?? renderInto(source, render).finally(() => pendingRenders.delete(source));
  pendingRenders.set(source, pendingRender);
  return { source, name, integrity: await pendingRender };
}

const pendingRenders = new Map<string, Promise<string>>();

/** Path of the file that contains the hash of a cached image. */
const toHashFile = (source: string): string => `${source}.integrity`;

/**
 * Returns the stored hash of a cached image. Returns undefined if the image or its hash is missing, or if the image
 * does not have this hash. The files are read synchronously, because asynchronous calls take longer and this function
 * runs about twenty times for each brand.
 */
function readVerified(source: string): string | undefined {
  try {
    const expected = readFileSync(toHashFile(source), 'utf8');
    return computeIntegrity(readFileSync(source)) === expected ? expected : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Renders and stores an image, and returns its hash. The hash is written after the image. An image without a stored
 * hash therefore counts as incomplete, e.g. after the process was killed.
 */
async function renderInto(source: string, render: () => Promise<Buffer>): Promise<string> {
  const bytes = await render();
  const integrity = computeIntegrity(bytes);
  await mkdir(dirname(source), { recursive: true });
  await replaceFile(source, bytes);
  await replaceFile(toHashFile(source), integrity);
  return integrity;
}

async function replaceFile(path: string, content: Buffer | string): Promise<void> {
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, content);
  await rename(unfinished, path);
}
