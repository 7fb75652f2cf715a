import { servedReleaseId } from '@livery/contract/operators/served-release';
import { LRUCache } from 'lru-cache';
import { seconds } from '../../../core/clock/durations.ts';
import type { StoredReleaseFiles } from '../../releases/index.ts';
import { readBrandProfile } from '../data/nearest-brand.ts';
import type { ReleaseReference } from '../keys/previews.tables.ts';
import type { PreviewBundle, PreviewBundles, PreviewFacts } from './preview-bundles.ts';

/** Maximum number of releases whose file lists a gateway stores in memory. One list needs about 100 kB. */
const maxReleases = 50;
/**
 * Milliseconds for which the file list of a brand without a release is cached. The app of such a brand is built from
 * its brand file.
 */
const servedLife = seconds(5);

/**
 * Functions that read the files of releases. A release was checked and composed before, so it has no problems, and all
 * its images are already rendered.
 */
export type ReleaseBundles = PreviewBundles<ReleaseReference>;

/** Returns the stored files of a release. Returns undefined if the brand has no such release. */
export type ReadRelease = (brand: string, releaseId: string) => Promise<StoredReleaseFiles | undefined>;

interface LoadedRelease {
  readonly bundle: PreviewBundle;
  readonly facts: PreviewFacts;
}

/** Creates the functions that read the files of releases for their previews. */
export const createReleaseBundles = (readRelease: ReadRelease): ReleaseBundles => {
  const loaded = new LRUCache<string, Promise<LoadedRelease | undefined>>({ max: maxReleases });

  const read = async ({ brand, releaseId }: ReleaseReference): Promise<LoadedRelease | undefined> => {
    const release = await readRelease(brand, releaseId);
    if (!release) return undefined;
    const files = [...release.files].map(([path, readFile]) => [path, { kind: 'stored', read: readFile }] as const);
    return {
      bundle: { headers: release.headers, files: new Map(files) },
      facts: readBrandProfile(brand, release.text),
    };
  };

  const load = (release: ReleaseReference): Promise<LoadedRelease | undefined> => {
    const key = `${release.brand}/${release.releaseId}`;
    const known = loaded.get(key);
    if (known) return known;
    const reading = read(release);
    // The file list of a brand without a release is cached only for a short time, because the brand file can change.
    // The files of a release never change.
    loaded.set(key, reading, release.releaseId === servedReleaseId ? { ttl: servedLife } : {});
    reading.then(
      (found) => found ?? loaded.delete(key),
      () => loaded.delete(key),
    );
    return reading;
  };

  return {
    compose: async (release) => {
      const found = await load(release);
      return found && { sequence: 0, bundle: found.bundle };
    },
    findFile: async (release, path) => {
      const bundle = (await load(release))?.bundle;
      const file = bundle?.files.get(path);
      return bundle && file && { file, bundle };
    },
    renderImage: async () => undefined,
    findFacts: async (release) => (await load(release))?.facts,
  };
};
