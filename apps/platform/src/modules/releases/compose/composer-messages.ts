import type { ProblemText } from '@livery/merchant/problems/create-problem-text';
import type { FeatureMeta } from '@livery/composer/compiled/compile-manifest';
import type { BundleManifest } from '@livery/composer/compose/bundle-manifest';
import type { Problem } from '@livery/composer/problem';
import type { FontReport } from '@livery/composer/fonts/report-font';
import type { BrandIdea, BrandProposal } from '@livery/composer/propose/propose-brand';
import type { AssetUse } from '@livery/composer/read/check-asset-file';
import type { RasterFormat } from '@livery/composer/read/raster-format';
import type { LanguageCode } from '@livery/merchant/languages';
import type { OwnFontFormat } from '@livery/merchant/own-fonts';

/** Text of a brand file and its images, in memory. */
export interface DocumentContent {
  /** Name of the brand file. Its problems contain this name. */
  readonly file: string;
  readonly text: string;
  /** Bytes of the images by their path in the text. */
  readonly images: ReadonlyMap<string, Buffer>;
  /** Texts of the bases that the brand file inherits from, by their names. */
  readonly bases?: ReadonlyMap<string, string>;
}

/** File of a composed bundle. Its content is in `bytes`, or in the file `source`, which several bundles share. */
export type ComposedBundleFile =
  | { readonly path: string; readonly hash: string; readonly bytes: Buffer }
  | { readonly path: string; readonly hash: string; readonly source: string };

/** Bundle of a brand, before it is stored. */
export interface ComposedBundle {
  readonly compileId: string;
  /** All features of the compiled app, also those that the brand does not have. */
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

/** Bundle of a draft, as its preview shows it. */
export interface DraftBundle {
  readonly compileId: string;
  readonly build: string;
  readonly headers: BundleManifest['headers'];
  /** Files by their path in the bundle. */
  readonly files: ReadonlyMap<string, DraftBundleFile>;
}

export type ComposeDraftResult = CheckResult | DraftBundle;

/** Format of an image or a font of a brand. */
export type AssetFormat = RasterFormat | 'svg' | OwnFontFormat;

/** Format of an image or a font, or why it cannot be used. */
export type AssetResult = { readonly format: AssetFormat } | ProblemText;

/** Description of a font, or why it cannot be used. */
export type FontResult = FontReport | ProblemText;

/** Proposals for a new brand that have no problems, or the reason why the logo cannot be used. */
export type ProposalResult = { readonly proposals: readonly BrandProposal[] } | ProblemText;

/** Format of a logo, or why it cannot be used. */
export type LogoResult = { readonly format: 'svg' | 'png' } | ProblemText;

/** Work for the process that composes. */
export type ComposerTask =
  | { readonly kind: 'check'; readonly document: DocumentContent }
  /** Measures the blocks of the home screen in the compiled app. */
  | { readonly kind: 'measureHomeBlocks' }
  | { readonly kind: 'compose'; readonly document: DocumentContent }
  | { readonly kind: 'composeDraft'; readonly document: DocumentContent }
  /** Renders a deferred image of a draft that was composed before. */
  | { readonly kind: 'renderImage'; readonly path: string }
  | { readonly kind: 'checkAsset'; readonly bytes: Buffer; readonly use?: AssetUse | undefined }
  /** Describes a font for a brand with these languages. */
  | { readonly kind: 'reportFont'; readonly bytes: Buffer; readonly languages: readonly LanguageCode[] }
  | { readonly kind: 'checkLogo'; readonly bytes: Buffer }
  | { readonly kind: 'propose'; readonly idea: BrandIdea };

export interface ComposerRequest {
  readonly id: number;
  readonly task: ComposerTask;
}

/** Response of the process. `error` is the message of an unexpected failure. */
export type ComposerResponse = { readonly id: number } & ({ readonly value: unknown } | { readonly error: string });
