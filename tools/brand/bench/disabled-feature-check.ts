import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readCompileManifest } from '@livery/composer/compiled/read-compile-manifest';
import { listBundles } from './list-bundles.ts';

interface DisabledChunks {
  /**
   * Number of chunks that the bundles must not contain, because they belong only to disabled features. It is the sum
   * over all disabled features of all brands.
   */
  readonly off: number;
  /** Paths of chunks that a bundle contains although their feature is disabled. This list should be empty. */
  readonly shipped: readonly string[];
  /** Number of features that at least one brand has disabled. */
  readonly features: number;
}

/** Finds chunks of disabled features in the bundles of the given folders. */
export async function findDisabledFeatureChunks(
  compileDir: string,
  folders: readonly string[],
): Promise<DisabledChunks> {
  const { features } = await readCompileManifest(compileDir);
  const bundles = (await Promise.all(folders.map(listBundles))).flat().map(({ folder }) => folder);
  const disabledFeatures = new Set<string>();
  const shipped: string[] = [];
  let off = 0;
  for (const bundle of bundles) {
    const enabledIds = new Set(
      (JSON.parse(await readFile(join(bundle, 'brand.json'), 'utf8')) as { features: readonly string[] }).features,
    );
    const enabledChunks = new Set(features.filter(({ id }) => enabledIds.has(id)).flatMap(({ chunks }) => chunks));
    const shippedFiles = new Set((await readdir(join(bundle, 'assets'))).map((name) => `assets/${name}`));
    for (const feature of features.filter(({ id }) => !enabledIds.has(id))) {
      disabledFeatures.add(feature.id);
      const disabledChunks = feature.chunks.filter((file) => !enabledChunks.has(file));
      off += disabledChunks.length;
      shipped.push(...disabledChunks.filter((file) => shippedFiles.has(file)).map((file) => join(bundle, file)));
    }
  }
  return { off, shipped, features: disabledFeatures.size };
}
