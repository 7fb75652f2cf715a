import type { EnvironmentHost } from '../../../core/http/hosts/origins.ts';
import type { PreviewBundles } from './preview-bundles.ts';
import type { ReleaseBundles } from './release-bundles.ts';

/** Release (the composed app of one version of a brand) that an environment shows now. */
export interface ShownRelease {
  readonly releaseId: string;
  /** Sequence number of the last change of the environment, e.g. of the release that it shows. */
  readonly number: number;
}

/**
 * Returns the release that an environment (`preview` or `staging`) shows now. Returns undefined if the environment
 * shows no release.
 */
export type FindShown = (host: EnvironmentHost) => Promise<ShownRelease | undefined>;

/** Bundles of the environments that only operators see: `preview` and `staging`. */
export type EnvironmentBundles = PreviewBundles<EnvironmentHost>;

/**
 * Creates the functions that read the release of an environment. `sequence` is the number of the environment's last
 * change. Open pages reload when this number changes, and then show the new release.
 */
export const createEnvironmentBundles = (releases: ReleaseBundles, findShown: FindShown): EnvironmentBundles => {
  const withShown = async <Result>(
    host: EnvironmentHost,
    read: (reference: { readonly brand: string; readonly releaseId: string }, number: number) => Promise<Result>,
  ): Promise<Result | undefined> => {
    const shown = await findShown(host);
    return shown && read({ brand: host.brand, releaseId: shown.releaseId }, shown.number);
  };
  return {
    compose: (host) =>
      withShown(host, async (release, number) => {
        const composed = await releases.compose(release);
        return composed && { ...composed, sequence: number };
      }),
    findFile: (host, path) => withShown(host, (release) => releases.findFile(release, path)),
    renderImage: async () => undefined,
    findFacts: (host) => withShown(host, releases.findFacts),
  };
};
