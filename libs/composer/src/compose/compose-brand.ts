import { join } from 'node:path';
import { type Brand, readBrand } from '../read/read-brand.ts';
import type { CachedFile, ImageCache } from '../image-cache.ts';
import { findUnsupportedSvg } from '../images/svg-support.ts';
import { findBrandProblems } from '../check-brand.ts';
import { InvalidBrandError, type Problem } from '../problem.ts';
import { type BundleOptions, createBundleFiles } from './bundle-files.ts';
import { type ComposeContext, loadComposeContext } from './compose-context.ts';
import { type ComposedFile, completeFile } from './bundle-file.ts';
import type { BundleHeaders } from './headers.ts';
import { type BundleManifest, readBundleManifest } from './bundle-manifest.ts';
import { hashBrandFileFast, hashInputs } from './input-hash.ts';
import { computeBuildId, listExtraAssets } from './build-id.ts';
import { isIntact } from './verify-bundle.ts';
import { writeBundle } from './write-bundle.ts';

export interface ComposeOptions {
  readonly brandFile: string;
  readonly compileDir: string;
  /** Output folder. The bundle of the brand is the subfolder whose name is the brand code. */
  readonly outDir: string;
}

export interface Composed {
  readonly code: string;
  readonly folder: string;
  readonly build: string;
  /** False if the existing bundle is up to date and nothing was written. */
  readonly isWritten: boolean;
}

const contexts = new Map<string, Promise<ComposeContext>>();

/**
 * Builds the bundle of one brand from the compiled app. If the brand file has problems, writes nothing and throws
 * InvalidBrandError.
 */
export async function composeBrand({ brandFile, compileDir, outDir }: ComposeOptions): Promise<Composed> {
  const loading = contexts.get(compileDir) ?? loadComposeContext(compileDir);
  contexts.set(compileDir, loading);
  const context = await loading;
  return (
    (await findUnchanged(context, brandFile, outDir)) ?? composeLoadedBrand(context, await readBrand(brandFile), outDir)
  );
}

/**
 * Returns the existing bundle if it is up to date. This is the case if the compiled app, the brand file and its images
 * have not changed since the build, and each file of the bundle has its original content. Otherwise returns undefined.
 * The function is fast, because it does not validate the brand file.
 */
export async function findUnchanged(
  { compiled }: ComposeContext,
  brandFile: string,
  outDir: string,
): Promise<Composed | undefined> {
  const quickHash = await hashBrandFileFast(brandFile, compiled.id);
  if (quickHash === undefined) return undefined;
  const folder = join(outDir, quickHash.code);
  const manifest = await readBundleManifest(folder);
  const { input, build } = manifest;
  return input === quickHash.digest && build !== undefined && isIntact(folder, manifest)
    ? { code: quickHash.code, folder, build, isWritten: false }
    : undefined;
}

/** Builds the bundle of a brand whose file has already been read. */
export async function composeLoadedBrand(context: ComposeContext, brand: Brand, outDir: string): Promise<Composed> {
  const { code } = brand.merchant;
  const folder = join(outDir, code);
  const build = computeBuildId(context.compiled.id, brand);
  const existing = await readBundleManifest(folder);
  if (existing.build === build && isIntact(folder, existing)) return { code, folder, build, isWritten: false };
  const { files, manifest } = await createBundle(context, brand);
  await writeBundle(folder, files, manifest);
  return { code, folder, build, isWritten: true };
}

/** Content of a bundle that is not written into a folder. */
export interface ComposedBundle {
  /** All files except `brand.json`. */
  readonly files: readonly ComposedFile[];
  /** Content of `brand.json`. */
  readonly manifest: BundleManifest;
}

/**
 * Builds the files of a brand's bundle without writing a bundle. The files are equal to the files that
 * `composeLoadedBrand` writes. Throws InvalidBrandError when the brand has problems.
 */
export async function composeFiles(context: ComposeContext, brand: Brand): Promise<ComposedBundle> {
  const bundle = await createBundle(context, brand);
  const files = await Promise.all(bundle.files.map(completeFile));
  const hashes = Object.fromEntries(files.map(({ path, integrity }) => [path, integrity]));
  return { files, manifest: { ...bundle.manifest, files: hashes } };
}

/** Bundle of a draft of a brand, for a preview. Some of its images may not be rendered yet. */
export interface DraftBundle {
  readonly build: string;
  /**
   * All files except `brand.json`. If an image is rendered later (deferred), the file at its `source` does not exist
   * yet.
   */
  readonly files: readonly ComposedFile[];
  readonly headers: BundleHeaders;
  /**
   * Functions that render the images that are not rendered yet. The map key is the path of the image in the bundle.
   */
  readonly deferred: ReadonlyMap<string, () => Promise<CachedFile>>;
}

/**
 * Builds the files of a draft's bundle, for a preview. The files are equal to the files of `composeFiles`. Images that
 * are not in the cache are rendered later, because icons and splash screens take a hundred times longer than all other
 * files. Throws InvalidBrandError when the brand has problems.
 */
export async function composeDraft(context: ComposeContext, brand: Brand): Promise<DraftBundle> {
  const deferred = new Map<string, () => Promise<CachedFile>>();
  const { files, manifest } = await createBundle(context, brand, (name, render) =>
    deferred.set(`assets/${name}`, render),
  );
  return {
    build: manifest.build,
    files: await Promise.all(files.map(completeFile)),
    headers: manifest.headers,
    deferred,
  };
}

/**
 * Creates the files of a bundle, and its manifest without the hashes of the files. If `deferImage` is given, it is
 * called for each image that is not in the image cache. The image is then rendered later. Otherwise, all images are
 * rendered at once. Throws an InvalidBrandError if the brand has problems.
 */
async function createBundle(context: ComposeContext, brand: Brand, deferImage?: ImageCache['defer']) {
  const build = computeBuildId(context.compiled.id, brand);
  const problems = await findProblems(context, brand);
  if (problems.length > 0) throw new InvalidBrandError(problems);
  const { files, headers } = await createFilesOrThrow(context, brand, { build, deferImage });
  const { logo, mark, hero, screenshots } = brand.assets;
  return {
    files,
    manifest: {
      code: brand.merchant.code,
      name: brand.merchant.name,
      build,
      input: hashInputs(context.compiled.id, brand.source, [
        logo,
        mark,
        hero,
        ...screenshots,
        ...listExtraAssets(brand.assets),
      ]),
      features: context.reachableChunks(brand.merchant).features,
      headers,
    },
  };
}

/**
 * Finds links and texts of a brand that the app does not have, and problems of the brand's images. If an SVG cannot be
 * rendered, the check fails. The function then returns only the problems of the SVGs that cannot be rendered.
 */
async function findProblems({ facts }: ComposeContext, brand: Brand): Promise<readonly Problem[]> {
  try {
    return await findBrandProblems(brand, facts);
  } catch (error) {
    const unsupported = await findUnsupportedSvg(brand);
    if (unsupported.length > 0) return unsupported;
    throw error;
  }
}

/**
 * Creates the files of the bundle. If this fails because an SVG of the brand cannot be rendered, throws an
 * InvalidBrandError with the problems of the SVG. The images are not checked in advance, because this would take longer
 * than the build itself.
 */
async function createFilesOrThrow(
  context: ComposeContext,
  brand: Brand,
  options: BundleOptions,
): ReturnType<typeof createBundleFiles> {
  try {
    return await createBundleFiles(context, brand, options);
  } catch (error) {
    const problems = await findUnsupportedSvg(brand);
    throw problems.length > 0 ? new InvalidBrandError(problems) : error;
  }
}
