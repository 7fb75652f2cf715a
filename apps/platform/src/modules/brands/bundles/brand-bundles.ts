import { realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrandHosts } from '../../../core/http/hosts/brand-hosts.ts';
import { type GetHeaders, readBundleHeaders } from './bundle-headers.ts';

/** Data of a brand's release that the gateway publishes at `/.well-known/livery-release`. */
export interface PublishedRelease {
  readonly brand: string;
  readonly release: string;
  /** SHA-256 hash of the manifest, which lists the files of the release. The signed approvals contain this hash. */
  readonly manifest: string;
  readonly version: number;
  readonly compile: string;
  readonly build: string;
  readonly publishedAt: string;
  /** Name of the first approver with a signed approval. Null if there is none. */
  readonly approvedBy: string | null;
  /** Names of the approvers with a signed approval. */
  readonly approvers: readonly string[];
  /** Signed approvals, which anybody can verify. The module `releases` defines their fields. */
  readonly approvals: readonly object[];
  /**
   * Running trial of the brand, in which only a share of the visitors gets the release `trial.release`. Absent if no
   * trial is running.
   */
  readonly trial?: {
    readonly release: string;
    readonly share: number;
    readonly startedAt: string;
    readonly endsAt: string;
  };
}

/**
 * Folder with the files of a bundle (the built app of a brand). `state` changes whenever a file in the folder changes.
 */
export interface BundleFolder {
  readonly folder: string;
  readonly state: string | number;
  /**
   * Release whose files the folder contains. Absent if the files do not belong to a release: the command `nx run
   * <code>:bundle` has built them.
   */
  readonly release?: PublishedRelease;
}

export interface Bundle extends BundleFolder {
  readonly getHeaders: GetHeaders;
}

/**
 * Release that a visitor gets during a trial: the new release (`candidate`) or the live release (`stable`). Without a
 * trial, all visitors get the live release.
 */
export const visitorGroups = ['stable', 'candidate'] as const;
export type VisitorGroup = (typeof visitorGroups)[number];

interface Options {
  readonly bundlesFolder: string;
  readonly findBrand: BrandHosts['find'];
  /** Returns the folder of the release that a visitor group gets. Returns undefined if the brand has no release. */
  readonly findRelease: (code: string, group: VisitorGroup) => Promise<BundleFolder | undefined>;
  /**
   * Called when the manifest (`brand.json`) of a changed bundle is invalid. The previously loaded bundle is used
   * instead.
   */
  readonly onProblem: (error: unknown) => void;
  readonly gamesOrigins: () => readonly string[];
}

/**
 * Creates a function that finds the bundle of a brand by host name. The function loads a bundle again as soon as its
 * files change.
 */
export const createBundleFinder = ({ bundlesFolder, findBrand, findRelease, gamesOrigins, onProblem }: Options) => {
  const bundleCache = new Map<string, BundleFolder & { readonly bundle: Promise<Bundle> }>();

  const findComposed = async (code: string): Promise<BundleFolder | undefined> => {
    // The path of a bundle is a symbolic link, which each build replaces. The link is resolved here once, so that a
    // request does not mix files of two builds.
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
