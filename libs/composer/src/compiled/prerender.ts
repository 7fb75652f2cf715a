import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrandRuntime } from '@livery/merchant/runtime';

/** Exports of the app's module `src/prerender.tsx`. */
export interface Prerender {
  /**
   * Returns the HTML of the home page with its header and navigation bars. The HTML must not contain `style` attributes
   * because the Content-Security-Policy of the page forbids them.
   */
  renderShell(brand: BrandRuntime, texts: Readonly<Record<string, unknown>>): string;
  /** Returns the URLs of the first requests of the home page, without the origin of the gateway. */
  prefetchRequests?(brand: BrandRuntime): readonly string[];
  /**
   * Returns inline scripts that run before the first paint. `fontFaceMarker` is a comment with a hash of the brand's
   * font CSS. A script compares it with the font CSS that an earlier visit has stored. The marker is empty for a brand
   * without web fonts.
   */
  inlineHeadScripts?(brand: BrandRuntime, fontFaceMarker: string): readonly string[];
  /**
   * Returns inline scripts that run when the second of the three parts of the home page is inserted (see
   * `revealScript`).
   */
  inlineShellScripts?(brand: BrandRuntime): readonly string[];
  /**
   * Translations to include in the page. The key is a namespace, and the values are groups or keys in it. If absent,
   * all translations are included.
   */
  readonly inlineTranslations?: Readonly<Record<string, readonly string[]>>;
}

/** Folder of the compiled app. It contains the code that Node runs when it builds the bundle of a brand. */
export const serverFolder = 'server';

/**
 * Loads the code that prerenders the page. `id` is a part of the module URL. With another `id`, Node loads the module
 * again, so that the same process can use the result of a newer compile.
 */
export async function loadPrerender(compileDir: string, id: string): Promise<Prerender> {
  return (await import(`${pathToFileURL(join(compileDir, serverFolder, 'prerender.mjs')).href}?${id}`)) as Prerender;
}
