import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readCompiled } from '../src/compile/compile.ts';

/** Chunks that only features which are off own, and that a bundle holds all the same. None is right. */
export async function chunksOfWhatIsOff(compileDir: string, bundle: string): Promise<{ off: number; shipped: readonly string[] }> {
  const { features } = await readCompiled(compileDir);
  const on = (JSON.parse(await readFile(join(bundle, 'brand.json'), 'utf8')) as { features: readonly string[] }).features;
  const kept = new Set(features.filter(({ id }) => on.includes(id)).flatMap(({ chunks }) => chunks));
  const off = [...new Set(features.filter(({ id }) => !on.includes(id)).flatMap(({ chunks }) => chunks))].filter((file) => !kept.has(file));
  const there = await Promise.all(off.map((file) => access(join(bundle, file)).then(() => [file], () => [])));
  return { off: off.length, shipped: there.flat() };
}
