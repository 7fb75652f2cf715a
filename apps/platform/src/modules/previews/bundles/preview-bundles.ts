import type { Problem } from '@livery/composer/problem';
import type { DraftBundle, DraftBundleFile } from '../../releases/index.ts';
import type { BrandProfile } from '../data/nearest-brand.ts';
import type { Preview } from '../keys/previews.tables.ts';
import type { DraftBundles } from './draft-bundles.ts';
import type { ReleaseBundles } from './release-bundles.ts';

/** File of a preview. The files of releases are read from the blob store when they are requested. */
export type PreviewFile = DraftBundleFile | { readonly kind: 'stored'; readonly read: () => Promise<Buffer> };

/** Bundle that a preview shows. */
export interface PreviewBundle {
  readonly headers: DraftBundle['headers'];
  /** Files by their path in the bundle. */
  readonly files: ReadonlyMap<string, PreviewFile>;
}

export interface ComposedPreview {
  /** Number of the draft's last operation. 0 for a release, which never changes. */
  readonly sequence: number;
  readonly bundle: PreviewBundle;
}

/** Draft that cannot be composed. */
export interface InvalidDraft {
  readonly sequence: number;
  readonly problems: readonly Problem[];
}

/** Profile of the data that a preview shows, and the real gateway that the brand file names. */
export type PreviewFacts = BrandProfile & { readonly gateway: string };

/** Bundles of drafts or of releases. The functions return undefined if the draft or release does not exist. */
export interface PreviewBundles<Reference> {
  readonly compose: (content: Reference) => Promise<ComposedPreview | InvalidDraft | undefined>;
  readonly findFile: (
    content: Reference,
    path: string,
  ) => Promise<{ readonly file: PreviewFile; readonly bundle: PreviewBundle } | undefined>;
  /** Renders a deferred image. Returns the path of its file. */
  readonly renderImage: (content: Reference, path: string) => Promise<string | undefined>;
  readonly findFacts: (content: Reference) => Promise<PreviewFacts | undefined>;
}

/** Joins the bundles of drafts and of releases. */
export const joinBundles = (drafts: DraftBundles, releases: ReleaseBundles): PreviewBundles<Preview> => ({
  compose: (preview) => (preview.draftId === null ? releases.compose(preview) : drafts.compose(preview)),
  findFile: (preview, path) =>
    preview.draftId === null ? releases.findFile(preview, path) : drafts.findFile(preview, path),
  renderImage: (preview, path) =>
    preview.draftId === null ? releases.renderImage(preview, path) : drafts.renderImage(preview, path),
  findFacts: (preview) => (preview.draftId === null ? releases.findFacts(preview) : drafts.findFacts(preview)),
});
