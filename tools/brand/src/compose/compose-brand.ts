import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Brand, readBrand } from '../read/read-brand.ts';
import { undrawable } from '../images/drawable.ts';
import { BrandRefused } from '../problem.ts';
import type { BundleFile } from './bundle-file.ts';
import { bundleFiles } from './bundle-files.ts';
import { type Composer, openCompiled } from './composer.ts';
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
  /** False where the bundle that was there is of the very same input. */
  readonly isWritten: boolean;
}

const composers = new Map<string, Promise<Composer>>();

/** Composes one brand from the compiled app. Throws BrandRefused, with nothing written, where its file has mistakes. */
export async function composeBrand({ brandFile, compileDir, outDir }: ComposeOptions): Promise<Composed> {
  const composer = composers.get(compileDir) ?? openCompiled(compileDir);
  composers.set(compileDir, composer);
  return composeRead(await composer, await readBrand(brandFile), outDir);
}

/** The same for a brand that was read, with a compiled app that is held. */
export async function composeRead(composer: Composer, brand: Brand, outDir: string): Promise<Composed> {
  const { code } = brand.merchant;
  const folder = join(outDir, code);
  const build = buildId(composer.compiled.id, brand);
  if (await builtThere(folder) === build) return { code, folder, build, isWritten: false };
  await writeBundle(folder, await filesOrRefusal(composer, brand, build));
  return { code, folder, build, isWritten: true };
}

/** Drawing is tried out by the check alone, since it takes longer than composing: here it is asked for only after a failure. */
async function filesOrRefusal(composer: Composer, brand: Brand, build: string): Promise<BundleFile[]> {
  try {
    return await bundleFiles(composer, brand, build);
  } catch (error) {
    const problems = await undrawable(brand);
    throw problems.length > 0 ? new BrandRefused(problems) : error;
  }
}

async function builtThere(folder: string): Promise<string | undefined> {
  const text = await readFile(join(folder, 'brand.json'), 'utf8').catch(() => '{}');
  return (JSON.parse(text) as { build?: string }).build;
}
