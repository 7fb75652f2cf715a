import type { ProblemText } from '@livery/merchant/problems/create-problem-text';
import type { FeatureMeta } from '@livery/composer/compiled/compile-manifest';
import type { FirstLoad } from '@livery/composer/compose/first-load';
import type { BundleManifest } from '@livery/composer/compose/bundle-manifest';
import type { Problem } from '@livery/composer/problem';
import type { FontReport } from '@livery/composer/fonts/report-font';
import type { BrandIdea, BrandProposal } from '@livery/composer/propose/propose-brand';
import type { AssetUse } from '@livery/composer/read/check-asset-file';
import type { RasterFormat } from '@livery/composer/read/raster-format';
import type { LanguageCode } from '@livery/merchant/languages';
import type { OwnFontFormat } from '@livery/merchant/own-fonts';

/** Brand file, the images that it uses and the bases that it inherits from, in memory. */
export interface DocumentContent {
  /** Name of the brand file, such as `lualoc.json`. Each problem of the document contains this name. */
  readonly file: string;
  readonly text: string;
  /** Bytes of each image or font. The key is the path with which the brand file refers to it. */
  readonly images: ReadonlyMap<string, Buffer>;
  /** Texts of the bases that the brand file inherits from, by their names. */
  readonly bases?: ReadonlyMap<string, string>;
}

/** File of a composed bundle. Its content is in `bytes`, or in the file `source`, which several bundles share. */
export type ComposedBundleFile =
  | { readonly path: string; readonly hash: string; readonly bytes: Buffer }
  | { readonly path: string; readonly hash: string; readonly source: string };

/** Composed bundle (the app files of a brand), before it is stored. */
export interface ComposedBundle {
  readonly compileId: string;
  /** All features of the compiled app, including features that the brand does not have. */
  readonly features: readonly FeatureMeta[];
  readonly manifest: BundleManifest;
  readonly files: readonly ComposedBundleFile[];
}

/** Problems of a document. The document can be composed if there are none. */
export interface CheckResult {
  readonly problems: readonly Problem[];
}

export type ComposeResult = CheckResult | ComposedBundle;

/** File of a draft's bundle: bytes in memory, a file on the disk, or an image that is rendered on request. */
export type DraftBundleFile =
  | { readonly kind: 'bytes'; readonly bytes: Buffer }
  | { readonly kind: 'file'; readonly source: string }
  | { readonly kind: 'deferred' };

/** Bundle (app files) of a draft for its preview. Some images are rendered only on request. */
export interface DraftBundle {
  readonly compileId: string;
  readonly build: string;
  readonly headers: BundleManifest['headers'];
  /** Files by their path in the bundle. */
  readonly files: ReadonlyMap<string, DraftBundleFile>;
}

export type ComposeDraftResult = CheckResult | DraftBundle;

export type FirstLoadResult = CheckResult | FirstLoad;

/** Format of an image or a font of a brand. */
export type AssetFormat = RasterFormat | 'svg' | OwnFontFormat;

/** Format of an image or a font, or the reason why it cannot be used. */
export type AssetResult = { readonly format: AssetFormat } | ProblemText;

/** Description of a font, or the reason why it cannot be used. */
export type FontResult = FontReport | ProblemText;

/**
 * Proposals for a new brand, if all of them passed the check of brand documents. Otherwise the reason why the logo or a
 * proposal cannot be used.
 */
export type ProposalResult = { readonly proposals: readonly BrandProposal[] } | ProblemText;

/** Format of a logo, or the reason why it cannot be used. */
export type LogoResult = { readonly format: 'svg' | 'png' } | ProblemText;

/** Task that the gateway sends to the process that composes brands. */
export type ComposerTask =
  | { readonly kind: 'check'; readonly document: DocumentContent }
  /** Measures how many bytes of code each kind of home page block adds to the bundle of a brand. */
  | { readonly kind: 'measureHomeBlocks' }
  /** Measures the first load of the bundle that is composed from the document. */
  | { readonly kind: 'measureFirstLoad'; readonly document: DocumentContent }
  | { readonly kind: 'compose'; readonly document: DocumentContent }
  | { readonly kind: 'composeDraft'; readonly document: DocumentContent }
  /** Renders an image that was not rendered when its draft was composed. */
  | { readonly kind: 'renderImage'; readonly path: string }
  | { readonly kind: 'checkAsset'; readonly bytes: Buffer; readonly use?: AssetUse | undefined }
  /** Describes a font for a brand with the given languages. */
  | { readonly kind: 'reportFont'; readonly bytes: Buffer; readonly languages: readonly LanguageCode[] }
  | { readonly kind: 'checkLogo'; readonly bytes: Buffer }
  | { readonly kind: 'propose'; readonly idea: BrandIdea };

export interface ComposerRequest {
  readonly id: number;
  readonly task: ComposerTask;
}

/**
 * Response of the composer process to the request with the same `id`. `error` is the message of an unexpected
 * failure.
 */
export type ComposerResponse = { readonly id: number } & ({ readonly value: unknown } | { readonly error: string });
