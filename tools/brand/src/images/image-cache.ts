import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A file in the cache, named after what it was made from. */
export interface CachedFile {
  readonly source: string;
  /** Name in a bundle's assets, with a hash of its own. */
  readonly name: string;
  readonly bytes: number;
}

export interface Recipe {
  /** SHA-256 of the picture it starts from. */
  readonly hash: string;
  /** Everything else the result depends on, in words; raise its number when the drawing changes. */
  readonly steps: string;
  readonly name: string;
  readonly extension: string;
}

/** Makes a picture once and keeps it for every brand and every build that asks for the same. */
export async function getCachedImage(
  folder: string,
  recipe: Recipe,
  render: () => Promise<Buffer>,
): Promise<CachedFile> {
  const key = createHash('sha256').update(`${recipe.hash} ${recipe.steps}`).digest('base64url').slice(0, 8);
  const name = `${recipe.name}-${key}.${recipe.extension}`;
  const source = join(folder, name);
  // Not asynchronous: every brand asks for a score of them, and a trip through the thread pool takes longer than the answer.
  const existing = statSync(source, { throwIfNoEntry: false });
  if (existing) return { source, name, bytes: existing.size };
  // Brands that are composed at the same time wait for one drawing.
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

/** Reads the width and height that were kept beside a picture, or finds and keeps them. */
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
