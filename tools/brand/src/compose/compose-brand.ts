import { join } from 'node:path';
import { type Brand, readBrand } from '../read/read-brand.ts';
import { undrawable } from '../images/drawable.ts';
import { BrandRefused } from '../problem.ts';
import { bundleFiles } from './bundle-files.ts';
import { type Composer, openCompiled } from './composer.ts';
import { factsOf } from './bundle-facts.ts';
import { digestAsItIs, inputDigest } from './input-digest.ts';
import { buildId } from './build-id.ts';
import { writeBundle } from './write-bundle.ts';

export interface ComposeOptions {
  readonly brandFile: string;
  readonly compileDir: string;
  /** Folder of bundles; this brand's becomes `<outDir>/<code>`. */
  readonly outDir: string;
}

export interface Composed {
  readonly code: string;
  readonly folder: string;
  readonly build: string;
  /** False where the bundle that was there is of the same input. */
  readonly isWritten: boolean;
}

const composers = new Map<string, Promise<Composer>>();

/** Composes one brand from the compiled app. Throws BrandRefused, with nothing written, where its file has mistakes. */
export async function composeBrand({ brandFile, compileDir, outDir }: ComposeOptions): Promise<Composed> {
  const opening = composers.get(compileDir) ?? openCompiled(compileDir);
  composers.set(compileDir, opening);
  const composer = await opening;
  return (await unchanged(composer, brandFile, outDir)) ?? composeRead(composer, await readBrand(brandFile), outDir);
}

/** The bundle that is there, where it was made of the very same bytes: then it costs no more than reading them. */
export async function unchanged(
  { compiled }: Composer,
  brandFile: string,
  outDir: string,
): Promise<Composed | undefined> {
  const asItIs = await digestAsItIs(brandFile, compiled.id);
  if (asItIs === undefined) return undefined;
  const folder = join(outDir, asItIs.code);
  const { input, build } = await factsOf(folder);
  return input === asItIs.digest && build !== undefined
    ? { code: asItIs.code, folder, build, isWritten: false }
    : undefined;
}

/** The same for a brand that was read, with a compiled app that is held. */
export async function composeRead(composer: Composer, brand: Brand, outDir: string): Promise<Composed> {
  const { code } = brand.merchant;
  const folder = join(outDir, code);
  const build = buildId(composer.compiled.id, brand);
  if ((await factsOf(folder)).build === build) return { code, folder, build, isWritten: false };
  const { logo, mark, hero } = brand.assets;
  const facts = {
    code,
    name: brand.merchant.name,
    build,
    input: inputDigest(composer.compiled.id, brand.source, [logo, mark, hero]),
    features: composer.reach(brand.merchant).features,
  };
  const { files, headers } = await filesOrRefusal(composer, brand, build);
  await writeBundle(folder, files, { ...facts, headers });
  return { code, folder, build, isWritten: true };
}

/** Drawing is tried out by the check alone, since it takes longer than composing: here it is asked for only after a failure. */
async function filesOrRefusal(composer: Composer, brand: Brand, build: string): ReturnType<typeof bundleFiles> {
  try {
    return await bundleFiles(composer, brand, build);
  } catch (error) {
    const problems = await undrawable(brand);
    throw problems.length > 0 ? new BrandRefused(problems) : error;
  }
}
