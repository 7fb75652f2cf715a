import { join } from 'node:path';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { type Prerender, loadPrerender } from '../compile/prerender.ts';
import { readCompileManifest } from '../compile/read-compile-manifest.ts';
import type { CompileManifest } from '../compile/compile-manifest.ts';
import type { SharedFile } from './bundle-file.ts';
import { createCriticalCss } from './critical-css.ts';
import { type CriticalAssets, loadCriticalAssets } from './critical-assets.ts';
import { type ReachableChunks, collectReachableChunks } from './reachable-chunks.ts';

/** Compiled app in memory. Each brand then costs only its own part. */
export interface ComposeContext {
  readonly compiled: CompileManifest;
  readonly client: string;
  /** A file of the compiled app with its compressed copies. */
  readonly shared: (path: string) => readonly SharedFile[];
  readonly prerender: Prerender;
  /** Folder of the rendered images of all brands. */
  readonly imageCache: string;
  readonly reachableChunks: (merchant: Merchant) => ReachableChunks;
  readonly loadCriticalAssets: (reachableChunks: ReachableChunks, language: string) => Promise<CriticalAssets>;
  /** Returns the rules of a style sheet that this HTML in this language needs. */
  readonly critical: (css: string, html: string, language: string) => string;
}

export async function loadComposeContext(
  compileDir: string,
  imageCache = join(compileDir, '../pictures'),
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
      (path: string) =>
        [path, ...(compiled.files[path]?.encodings ?? []).map((encoding) => `${path}.${encoding}`)].map((each) => ({
          path: each,
          source: join(client, each),
        })),
    ),
    prerender: await loadPrerender(compileDir, compiled.id),
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
    critical: (css, html, language) => criticalCssFor(css)(html, language),
  };
}

/** Namespaces used to prerender the shell. */
const prerenderNamespaces = ['shell', 'games'];

/** Creates the cache key of the reachable chunks. They depend only on the flags of features and on the languages. */
function toReachKey({ features }: CompileManifest, { flags, languages }: Merchant): string {
  const on = features.map(({ flag }) => (flag === undefined || flags[flag] ? '1' : '0')).join('');
  return `${on}${flags.AGEINFO3 ? 1 : 0} ${languages.join()}`;
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
