import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrandRuntime } from '@livery/merchant/runtime';

/** Exports of the app's `src/prerender.tsx`. */
export interface Prerender {
  /** HTML of the shell around the home. It must not contain style attributes: the page's policy forbids them. */
  renderShell(brand: BrandRuntime, texts: Readonly<Record<string, unknown>>): string;
  /** URLs of the first requests of the home, without the gateway's origin. */
  prefetchRequests?(brand: BrandRuntime): readonly string[];
  /**
   * Inline scripts that run before the first paint. `fontFaceMarker` is the beginning of the brand's font CSS, which an
   * earlier visit may have stored; empty without web fonts.
   */
  inlineHeadScripts?(brand: BrandRuntime, fontFaceMarker: string): readonly string[];
  /** Scripts that run after the shell's second stage is inserted. */
  inlineShellScripts?(brand: BrandRuntime): readonly string[];
  /** Translations of the first content, by namespace and then group or key; absent: all of them. */
  readonly inlineTranslations?: Readonly<Record<string, readonly string[]>>;
}

/** Folder in a compile with the code that runs at compose time. */
export const serverFolder = 'server';

/** Loads the code that prerenders the shell. Loaded again for each compile, since one process may run several. */
export async function loadPrerender(compileDir: string, id: string): Promise<Prerender> {
  return (await import(`${pathToFileURL(join(compileDir, serverFolder, 'prerender.mjs')).href}?${id}`)) as Prerender;
}
