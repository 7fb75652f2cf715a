import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { type GetHeaders, readBundleHeaders } from './bundle-headers.ts';

export interface Bundle {
  readonly folder: string;
  readonly getHeaders: GetHeaders;
}

/** The code that a host name begins with: `lualoc.localhost:4200` is `lualoc`'s. */
const firstLabel = (host: string): string => host.split(/[.:]/, 1)[0]?.toLowerCase() ?? '';

interface Options {
  readonly bundlesFolder: string;
  /** In the order of their codes; the first answers where no other does. */
  readonly brands: readonly Merchant[];
  readonly gamesOrigin: () => string;
}

/** Finds the bundle for a host. A brand that is composed anew while the server runs is seen at once. */
export const createBundleFinder = ({ bundlesFolder, brands, gamesOrigin }: Options) => {
  const codes = new Set(brands.map(({ code }) => code));
  const bundleCache = new Map<string, { readonly changed: number; readonly bundle: Promise<Bundle> }>();

  const resolveBrandCode = (host: string): string | undefined => {
    const label = firstLabel(host);
    return codes.has(label) ? label : brands[0]?.code;
  };

  return async (host: string): Promise<Bundle | undefined> => {
    const code = resolveBrandCode(host);
    if (!code) return undefined;
    const folder = join(bundlesFolder, code);
    const changed = (await stat(join(folder, 'brand.json')).catch(() => undefined))?.mtimeMs;
    if (changed === undefined) return undefined;
    const cached = bundleCache.get(code);
    if (cached?.changed === changed) return cached.bundle;
    const bundle = readBundleHeaders(folder, gamesOrigin()).then((getHeaders) => ({ folder, getHeaders }));
    bundleCache.set(code, { changed, bundle });
    bundle.catch(() => bundleCache.delete(code));
    return bundle;
  };
};
