import { realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrandHosts } from '../../../core/http/brand-hosts.ts';
import { type GetHeaders, readBundleHeaders } from './bundle-headers.ts';

export interface Bundle {
  readonly folder: string;
  readonly getHeaders: GetHeaders;
}

interface Options {
  readonly bundlesFolder: string;
  readonly findBrand: BrandHosts['find'];
  /** Called when the manifest of a bundle is invalid. The bundle is served with the headers of before. */
  readonly onProblem: (error: unknown) => void;
  readonly gamesOrigins: () => readonly string[];
}

/**
 * Creates a function that finds the bundle of the brand that a host name belongs to. The function reads a bundle again
 * as soon as its files change.
 */
export const createBundleFinder = ({ bundlesFolder, findBrand, gamesOrigins, onProblem }: Options) => {
  const bundleCache = new Map<
    string,
    { readonly folder: string; readonly changed: number; readonly bundle: Promise<Bundle> }
  >();

  return async (host: string): Promise<Bundle | undefined> => {
    const code = findBrand(host)?.code;
    if (!code) return undefined;
    // The path of a bundle is a link that each build replaces. With the real path, one request reads only one build.
    const folder = await realpath(join(bundlesFolder, code)).catch(() => undefined);
    if (folder === undefined) return undefined;
    const changed = (await stat(join(folder, 'brand.json')).catch(() => undefined))?.mtimeMs;
    if (changed === undefined) return undefined;
    const cached = bundleCache.get(code);
    if (cached?.folder === folder && cached.changed === changed) return cached.bundle;
    const bundle = readBundleHeaders(folder, gamesOrigins())
      .then((getHeaders) => ({ folder, getHeaders }))
      .catch((error: unknown) => {
        if (!cached) throw error;
        onProblem(error);
        return cached.bundle;
      });
    bundleCache.set(code, { folder, changed, bundle });
    bundle.catch(() => bundleCache.delete(code));
    return bundle;
  };
};
