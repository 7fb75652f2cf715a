import { realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrandHosts } from '../../../core/http/brand-hosts.ts';
import { type GetHeaders, readBundleHeaders } from './bundle-headers.ts';

/** Release of a brand, as the gateway describes it to everybody. */
export interface PublishedRelease {
  readonly release: string;
  readonly version: number;
  readonly compile: string;
  readonly build: string;
  readonly publishedAt: string;
  readonly approvedBy: string | null;
  readonly approvers: readonly string[];
  /** Release that a share of the visitors sees first. Absent at other times. */
  readonly trial?: {
    readonly release: string;
    readonly share: number;
    readonly startedAt: string;
    readonly endsAt: string;
  };
}

/** Folder with the files of a bundle. Its content changes only if `state` changes. */
export interface BundleFolder {
  readonly folder: string;
  readonly state: string | number;
  /** Release that the folder contains. Absent for a bundle that a command has composed. */
  readonly release?: PublishedRelease;
}

export interface Bundle extends BundleFolder {
  readonly getHeaders: GetHeaders;
}

/** Group of a visitor while a share of the visitors sees another release. At other times, all are in `stable`. */
export type VisitorGroup = 'candidate' | 'stable';

interface Options {
  readonly bundlesFolder: string;
  readonly findBrand: BrandHosts['find'];
  /**
   * Returns the folder of the release that a group of the visitors sees. Returns undefined for a brand without a
   * release.
   */
  readonly findRelease: (code: string, group: VisitorGroup) => Promise<BundleFolder | undefined>;
  /** Called when the manifest of a bundle is invalid. The bundle is served with the headers of before. */
  readonly onProblem: (error: unknown) => void;
  readonly gamesOrigins: () => readonly string[];
}

/**
 * Creates a function that finds the bundle of the brand that a host name belongs to. The function reads a bundle again
 * as soon as its files change.
 */
export const createBundleFinder = ({ bundlesFolder, findBrand, findRelease, gamesOrigins, onProblem }: Options) => {
  const bundleCache = new Map<string, BundleFolder & { readonly bundle: Promise<Bundle> }>();

  const findComposed = async (code: string): Promise<BundleFolder | undefined> => {
    // The path of a bundle is a link that each build replaces. With the real path, one request reads only one build.
    const folder = await realpath(join(bundlesFolder, code)).catch(() => undefined);
    if (folder === undefined) return undefined;
    const changed = (await stat(join(folder, 'brand.json')).catch(() => undefined))?.mtimeMs;
    return changed === undefined ? undefined : { folder, state: changed };
  };

  return async (host: string, group: VisitorGroup): Promise<Bundle | undefined> => {
    const code = findBrand(host)?.code;
    if (!code) return undefined;
    const found = (await findRelease(code, group)) ?? (await findComposed(code));
    if (!found) return undefined;
    const key = `${code} ${group}`;
    const cached = bundleCache.get(key);
    if (cached?.folder === found.folder && cached.state === found.state) return cached.bundle;
    const bundle = readBundleHeaders(found.folder, gamesOrigins())
      .then((getHeaders) => ({ ...found, getHeaders }))
      .catch((error: unknown) => {
        if (!cached) throw error;
        onProblem(error);
        return cached.bundle;
      });
    bundleCache.set(key, { ...found, bundle });
    bundle.catch(() => bundleCache.delete(key));
    return bundle;
  };
};
