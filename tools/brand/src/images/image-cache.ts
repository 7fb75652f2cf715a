import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A rendered image in the cache. The file name contains a hash of its input. */
export interface CachedFile {
  readonly source: string;
  /** File name in the bundle's `assets` folder. It contains a hash of the image's input. */
  readonly name: string;
  readonly bytes: number;
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

/** Returns an image from the cache. Renders it first when it is not in the cache. */
export async function getCachedImage(
  folder: string,
  recipe: Recipe,
  render: () => Promise<Buffer>,
): Promise<CachedFile> {
  const key = createHash('sha256').update(`${recipe.hash} ${recipe.steps}`).digest('base64url').slice(0, 8);
  const name = `${recipe.name}-${key}.${recipe.extension}`;
  const source = join(folder, name);
  // The call is synchronous because it runs about twenty times for each brand, and an asynchronous call takes longer.
  const existing = statSync(source, { throwIfNoEntry: false });
  if (existing) return { source, name, bytes: existing.size };
  // When another brand already renders the same image, this call waits for that result.
  const pendingRender =
    pendingRenders.get(source) ?? renderInto(source, render).finally(() => pendingRenders.delete(source));
  pendingRenders.set(source, pendingRender);
  return { source, name, bytes: await pendingRender };
}

const pendingRenders = new Map<string, Promise<number>>();

async function renderInto(source: string, render: () => Promise<Buffer>): Promise<number> {
  const bytes = await render();
  await mkdir(dirname(source), { recursive: true });
  const unfinished = `${source}.${process.pid}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, source);
  return bytes.length;
}

/**
 * Returns the width and height of an image from the cache. Measures the image first when its size is not in the cache.
 */
export async function getCachedSize(
  folder: string,
  hash: string,
  measure: () => Promise<readonly [number, number]>,
): Promise<readonly [number, number]> {
  const file = join(folder, `${hash.slice(0, 16)}.size.json`);
  const cached = await readFile(file, 'utf8').catch(() => undefined);
  if (cached) return JSON.parse(cached) as [number, number];
  const size = await measure();
  await mkdir(folder, { recursive: true });
  await writeFile(file, JSON.stringify(size));
  return size;
}
