import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { type HeadersOf, readBundleHeaders } from './bundle-headers.ts';

export interface Bundle {
  readonly folder: string;
  readonly headersOf: HeadersOf;
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
export const createBundles = ({ bundlesFolder, brands, gamesOrigin }: Options) => {
  const codes = new Set(brands.map(({ code }) => code));
  const known = new Map<string, { readonly changed: number; readonly bundle: Promise<Bundle> }>();

  const codeOf = (host: string): string | undefined => {
    const label = firstLabel(host);
    return codes.has(label) ? label : brands[0]?.code;
  };

  return async (host: string): Promise<Bundle | undefined> => {
    const code = codeOf(host);
    if (!code) return undefined;
    const folder = join(bundlesFolder, code);
    const changed = (await stat(join(folder, 'brand.json')).catch(() => undefined))?.mtimeMs;
    if (changed === undefined) return undefined;
    const found = known.get(code);
    if (found?.changed === changed) return found.bundle;
    const bundle = readBundleHeaders(folder, gamesOrigin()).then((headersOf) => ({ folder, headersOf }));
    known.set(code, { changed, bundle });
    bundle.catch(() => known.delete(code));
    return bundle;
  };
};
