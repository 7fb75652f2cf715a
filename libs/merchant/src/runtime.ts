import type { GameCategory } from './categories.ts';
import type { Flags } from './flags.ts';
import type { BrandLanguage, LanguageCode } from './languages.ts';
import type { BrandLayout } from './layout.ts';
import type { EncryptionConfig } from './encryption-config.ts';

/**
 * What the app knows of its brand: the JSON of `<script type="application/json" id="brand">`.
 * The pipeline writes it from the brand file; the app trusts it, since it comes with the page.
 */
export interface BrandRuntime {
  readonly code: string;
  readonly name: string;
  /** The brand's languages in the picker's order, the default one among them. */
  readonly languages: readonly BrandLanguage[];
  readonly defaultLanguage: LanguageCode;
  /** ISO 4217. */
  readonly currency: string;
  /** IANA time zone of the merchant's business day. */
  readonly timeZone: string;
  /** Origin of the gateway without a closing slash; empty for the page's own origin. */
  readonly gateway: string;
  /** Origins beside the page's and the gateway's whose pictures may be shown. */
  readonly imageOrigins?: readonly string[];
  /** What is built into the bundle. What is on now comes from the gateway; both must allow. */
  readonly flags: Flags;
  /** The brand's game categories in its order, HOT first. */
  readonly categories: readonly GameCategory[];
  readonly wire: EncryptionConfig;
  /** Years. */
  readonly minimumAge: number;
  readonly mode: 'light' | 'dark';
  readonly layout: BrandLayout;
  readonly hero: BrandHero;
  readonly logo: BrandImage;
  /** Short hash of everything in the bundle; another build has another. */
  readonly build: string;
  readonly copyrightYear: number;
  /** Addresses of the text files by language, each with `{namespace}` in it: the brand's languages, and English for what they lack. */
  readonly texts: TranslationUrls;
  /** Texts that the brand phrases itself: by language, then by `namespace:key`. */
  readonly textOverrides?: TextOverrides;
}

export interface BrandImage {
  readonly src: string;
  /** Intrinsic size in CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** The first slide. AVIF goes in a `<source type="image/avif">`, `srcset` and `src` (WebP) on the `<img>`. */
export interface BrandHero extends BrandImage {
  readonly srcset: string;
  readonly avifSrcset: string;
  /** For `<source>` and `<img>` alike. */
  readonly sizes: string;
  readonly alt: string;
  /** What it says in the brand's other languages. */
  readonly alts?: { readonly [code in LanguageCode]?: string };
  /** The half on which the words are written, of a picture that has none. */
  readonly calmSide?: 'left' | 'right';
  /** Path inside the app that a tap opens. */
  readonly href: string;
}

export type TextOverrides = { readonly [code in LanguageCode]?: Readonly<Record<string, string>> };

export type TranslationUrls = { readonly [code in LanguageCode]?: string };
