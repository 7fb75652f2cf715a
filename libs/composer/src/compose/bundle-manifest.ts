import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BundleHeaders } from './headers.ts';

/** Content of a bundle's `brand.json`. Servers and the next build read this file, but the app does not. */
export interface BundleManifest {
  readonly code: string;
  readonly name: string;
  readonly build: string;
  readonly input: string;
  readonly features: readonly string[];
  readonly headers: BundleHeaders;
  /** Hash of every file of the bundle except `brand.json`, by path. */
  readonly files: Readonly<Record<string, string>>;
  /**
   * Files that belong only to the previous build. They stay in the bundle until the next build, because a page that a
   * browser has loaded earlier can still request them.
   */
  readonly previous?: readonly string[];
}

export async function readBundleManifest(bundle: string): Promise<Partial<BundleManifest>> {
  try {
    return JSON.parse(await readFile(join(bundle, 'brand.json'), 'utf8')) as BundleManifest;
  } catch {
    return {};
  }
}
