import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrandRuntime } from '@livery/merchant/runtime';

/** What `src/prerender.tsx` of the app exports. */
export interface Prerender {
  /** HTML of the shell around the home. It may hold no style attributes: the page's policy forbids them. */
  renderShell(brand: BrandRuntime, texts: Readonly<Record<string, unknown>>): string;
  /** Addresses of what the home asks for first, without the gateway's origin. */
  prefetchRequests?(brand: BrandRuntime): readonly string[];
  /** Scripts that stand in the page before anything is painted. `facesMark` begins the style sheet of the brand's faces, which an earlier visit may have kept; empty where it has none. */
  inlineHeadScripts?(brand: BrandRuntime, fontFaceMarker: string): readonly string[];
  /** Scripts that run when the shell's second stage stands. */
  inlineShellScripts?(brand: BrandRuntime): readonly string[];
  /** Texts that the first content is written with, by namespace and then group or key; absent: all of them. */
  readonly inlineTranslations?: Readonly<Record<string, readonly string[]>>;
}

/** Of what runs at compose time, in a compile. */
export const serverFolder = 'server';

/** Loads what draws the shell. Fresh for each compile, since a process may outlive one. */
export async function loadPrerender(compileDir: string, id: string): Promise<Prerender> {
  return (await import(`${pathToFileURL(join(compileDir, serverFolder, 'prerender.mjs')).href}?${id}`)) as Prerender;
}
