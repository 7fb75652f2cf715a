import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readCompiled } from '../src/compile/read-compiled.ts';

interface OffChunks {
  /** Chunks, counted per brand, that only features which that brand has off own. */
  readonly off: number;
  /** Those that its bundle holds all the same. None is right. */
  readonly shipped: readonly string[];
  /** Features that at least one of the brands has off. */
  readonly features: number;
}

/** Looks through the bundles of folders for code of what their brands have switched off. */
export async function chunksOfWhatIsOff(compileDir: string, folders: readonly string[]): Promise<OffChunks> {
  const { features } = await readCompiled(compileDir);
  const bundles = (
    await Promise.all(folders.map(async (folder) => (await readdir(folder)).map((code) => join(folder, code))))
  ).flat();
  const everOff = new Set<string>();
  const shipped: string[] = [];
  let off = 0;
  for (const bundle of bundles) {
    const on = new Set(
      (JSON.parse(await readFile(join(bundle, 'brand.json'), 'utf8')) as { features: readonly string[] }).features,
    );
    const kept = new Set(features.filter(({ id }) => on.has(id)).flatMap(({ chunks }) => chunks));
    const there = new Set((await readdir(join(bundle, 'assets'))).map((name) => `assets/${name}`));
    for (const feature of features.filter(({ id }) => !on.has(id))) {
      everOff.add(feature.id);
      const own = feature.chunks.filter((file) => !kept.has(file));
      off += own.length;
      shipped.push(...own.filter((file) => there.has(file)).map((file) => join(bundle, file)));
    }
  }
  return { off, shipped, features: everOff.size };
}
