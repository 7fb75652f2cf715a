import type { Problem } from '@livery/composer/problem';
import type { EnvironmentHost } from '../../../core/http/hosts/origins.ts';
import type { DraftBundle, DraftBundleFile } from '../../releases/index.ts';
import type { BrandProfile } from '../data/nearest-brand.ts';
import type { DraftReference, Preview, ReleaseReference } from '../keys/previews.tables.ts';
import type { DraftBundles } from './draft-bundles.ts';
import type { EnvironmentBundles } from './environment-bundles.ts';
import type { ReleaseBundles } from './release-bundles.ts';

/** File of a preview. Files of releases are loaded from the blob store only when a page requests them. */
export type PreviewFile = DraftBundleFile | { readonly kind: 'stored'; readonly read: () => Promise<Buffer> };

/** Files of the app that a preview shows, with their response headers. */
export interface PreviewBundle {
  readonly headers: DraftBundle['headers'];
  /** Files by their path in the bundle. */
  readonly files: ReadonlyMap<string, PreviewFile>;
}

export interface ComposedPreview {
  /** Number of the draft's last operation (edit). 0 for a release, which never changes. */
  readonly sequence: number;
  /** Hash of the draft with everything that it inherits. Undefined for a release, which never changes. */
  readonly content?: string;
  readonly bundle: PreviewBundle;
}

/** Draft that cannot be composed because of problems in its content. */
export interface InvalidDraft {
  readonly sequence: number;
  readonly problems: readonly Problem[];
  /** Composes the last state of the draft that has no problems. Returns undefined if no state is found. */
  readonly composeEarlier: () => Promise<ComposedPreview | undefined>;
}

/**
 * Profile of a brand, with which a preview finds data of a similar brand. `gateway` is the origin of the real gateway
 * in the brand file.
 */
export type PreviewFacts = BrandProfile & { readonly gateway: string };

/**
 * Functions that read the files of drafts, releases or environments. `Reference` identifies the content, for example a
 * draft by its brand and id. The functions return undefined if the content does not exist.
 */
export interface PreviewBundles<Reference> {
  readonly compose: (content: Reference) => Promise<ComposedPreview | InvalidDraft | undefined>;
  readonly findFile: (
    content: Reference,
    path: string,
  ) => Promise<{ readonly file: PreviewFile; readonly bundle: PreviewBundle } | undefined>;
  /** Renders an image that is rendered only when a page requests it. Returns the path of its file. */
  readonly renderImage: (content: Reference, path: string) => Promise<string | undefined>;
  readonly findFacts: (content: Reference) => Promise<PreviewFacts | undefined>;
}

/**
 * Calls the function in `read` that matches the content of the preview, and returns its result. The content is a
 * draft, a release or an environment.
 */
const choose = <Result>(
  { brand, draftId, releaseId, environment }: Preview,
  read: {
    readonly draft: (draft: DraftReference) => Result;
    readonly release: (release: ReleaseReference) => Result;
    readonly environment: (host: EnvironmentHost) => Result;
  },
): Result => {
  if (draftId !== null) return read.draft({ brand, draftId });
  return releaseId === null ? read.environment({ brand, environment }) : read.release({ brand, releaseId });
};

/** Combines the bundles of drafts, releases and environments into one object, which accepts any preview. */
export const joinBundles = (
  draft: DraftBundles,
  release: ReleaseBundles,
  environment: EnvironmentBundles,
): PreviewBundles<Preview> => ({
  compose: (preview) =>
    choose<ReturnType<PreviewBundles<Preview>['compose']>>(preview, {
      draft: draft.compose,
      release: release.compose,
      environment: environment.compose,
    }),
  findFile: (preview, path) =>
    choose<ReturnType<PreviewBundles<Preview>['findFile']>>(preview, {
      draft: (reference) => draft.findFile(reference, path),
      release: (reference) => release.findFile(reference, path),
      environment: (host) => environment.findFile(host, path),
    }),
  renderImage: (preview, path) =>
    choose(preview, {
      draft: (reference) => draft.renderImage(reference, path),
      release: (reference) => release.renderImage(reference, path),
      environment: (host) => environment.renderImage(host, path),
    }),
  findFacts: (preview) =>
    choose(preview, { draft: draft.findFacts, release: release.findFacts, environment: environment.findFacts }),
});
