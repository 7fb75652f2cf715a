import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A file in the cache, named after its input. */
export interface CachedFile {
  readonly source: string;
  /** Name in a bundle's assets, with a hash of its content. */
  readonly name: string;
  readonly bytes: number;
}

export interface Recipe {
  /** SHA-256 of the source image. */
  readonly hash: string;
  /** All other parameters of the result, as text; increase its number when the rendering changes. */
  readonly steps: string;
  readonly name: string;
  readonly extension: string;
}

/** Renders an image once and caches it for all brands and builds with the same input. */
export async function getCachedImage(
  folder: string,
  recipe: Recipe,
  render: () => Promise<Buffer>,
): Promise<CachedFile> {
  const key = createHash('sha256').update(`${recipe.hash} ${recipe.steps}`).digest('base64url').slice(0, 8);
  const name = `${recipe.name}-${key}.${recipe.extension}`;
  const source = join(folder, name);
  // Synchronous: every brand checks about twenty files, and a round trip through the thread pool takes longer than the
  // check.
  const existing = statSync(source, { throwIfNoEntry: false });
  if (existing) return { source, name, bytes: existing.size };
  // Brands that are composed at the same time share one rendering.
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

/** Width and height of an image: from the cache, or measured and cached. */
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
