import { join } from 'node:path';
import { homeBlockKinds } from '@livery/merchant/home-blocks';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { type Prerender, loadPrerender } from '../compiled/prerender.ts';
import { readCompileManifest } from '../compiled/read-compile-manifest.ts';
import type { CompileManifest } from '../compiled/compile-manifest.ts';
import { type ProductFacts, readCompiledFacts } from '../product-facts.ts';
import type { SharedFile } from './bundle-file.ts';
import { createCriticalCss } from './critical-css.ts';
import { type CriticalAssets, loadCriticalAssets, loadTexts } from './critical-assets.ts';
import { type ReachableChunks, collectReachableChunks } from './reachable-chunks.ts';

/** Compiled app with cached results. A process loads it once and uses it to build many brands. */
export interface ComposeContext {
  readonly compiled: CompileManifest;
  readonly client: string;
  /** Returns a file of the compiled app together with its compressed copies. */
  readonly shared: (path: string) => readonly SharedFile[];
  readonly prerender: Prerender;
  /** Pages and texts of the compiled app. The links and texts of a brand file are compared with them. */
  readonly facts: ProductFacts;
  /** Folder with the rendered images of all brands. */
  readonly imageCache: string;
  readonly reachableChunks: (merchant: Merchant) => ReachableChunks;
  readonly loadCriticalAssets: (reachableChunks: ReachableChunks, language: string) => Promise<CriticalAssets>;
  /**
   * Returns the app's texts of the namespace `shell` in a language. The brand file can replace some of these texts
   * later.
   */
  readonly loadShellTexts: (reachableChunks: ReachableChunks, language: string) => Promise<CriticalAssets['texts']>;
  /** Returns the rules of a style sheet that a page with the given HTML and language needs. */
  readonly critical: (css: string, html: string, language: string) => string;
}

export async function loadComposeContext(
  compileDir: string,
  imageCache = join(compileDir, '../images'),
): Promise<ComposeContext> {
  const compiled = await readCompileManifest(compileDir);
  const client = join(compileDir, 'client');
  const criticalCssFor = memoize((css: string) => css, createCriticalCss);
  return {
    compiled,
    client,
    imageCache,
    shared: memoize(
      (path: string) => path,
      (path: string): readonly SharedFile[] => {
        const { integrity = '', encodings = {} } = compiled.files[path] ?? {};
        return [
          { path, source: join(client, path), integrity },
          ...Object.entries(encodings).map(([encoding, hash]) => ({
            path: `${path}.${encoding}`,
            source: join(client, `${path}.${encoding}`),
            integrity: hash,
          })),
        ];
      },
    ),
    prerender: await loadPrerender(compileDir, compiled.id),
    facts: await readCompiledFacts(compiled, client),
    reachableChunks: memoize(
      (merchant) => toReachKey(compiled, merchant),
      (merchant) => collectReachableChunks(compiled, merchant),
    ),
    loadCriticalAssets: memoize(
      (reachableChunks: ReachableChunks, language: string) =>
        `${language} ${reachableChunks.firstStyles.join()} ${reachableChunks.frameStyles.join()} ` +
        `${Object.values(reachableChunks.texts[language] ?? {}).join()}`,
      (reachableChunks: ReachableChunks, language: string) =>
        loadCriticalAssets(client, reachableChunks, language, prerenderNamespaces),
    ),
    loadShellTexts: memoize(
      (reachableChunks: ReachableChunks, language: string) =>
        `${language} ${Object.values(reachableChunks.texts[language] ?? {}).join()}`,
      (reachableChunks: ReachableChunks, language: string) => loadTexts(client, reachableChunks, language, ['shell']),
    ),
    critical: (css, html, language) => criticalCssFor(css)(html, language),
  };
}

const prerenderNamespaces = ['shell', 'games'];

/**
 * Returns a cache key for the chunks of a brand. Brands with the same feature flags, languages and kinds of home blocks
 * have the same chunks.
 */
function toReachKey({ features }: CompileManifest, { flags, languages, layout }: Merchant): string {
  const on = features.map(({ flag }) => (flag === undefined || flags[flag] ? '1' : '0')).join('');
  const blocks = homeBlockKinds.filter((kind) => layout.home.some((block) => block.kind === kind));
  return `${on}${flags.AGEINFO3 ? 1 : 0} ${languages.join()} ${blocks.join()}`;
}

function memoize<A extends readonly unknown[], R>(
  getKey: (...args: A) => string,
  compute: (...args: A) => R,
): (...args: A) => R {
  const cache = new Map<string, R>();
  return (...args) => {
    const key = getKey(...args);
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const computed = compute(...args);
    cache.set(key, computed);
    return computed;
  };
}
