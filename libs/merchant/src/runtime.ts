import type { GameCategory } from './categories.ts';
import type { Flags } from './flags.ts';
import type { BrandLanguage, LanguageCode } from './languages.ts';
import type { BrandLayout } from './layout.ts';
import type { EncryptionConfig } from './encryption-config.ts';

/**
 * Brand data that the app reads from the JSON of `<script type="application/json" id="brand">`.
 * The brand pipeline writes it from the brand file. The app does not validate it, because it is part of the page.
 */
export interface BrandRuntime {
  readonly code: string;
  readonly name: string;
  /** Languages of the brand in the order of the picker, including the default language. */
  readonly languages: readonly BrandLanguage[];
  readonly defaultLanguage: LanguageCode;
  /** ISO 4217 code. */
  readonly currency: string;
  /** IANA time zone of the merchant's business day. */
  readonly timeZone: string;
  /** Origin of the gateway without a trailing slash. Empty for the origin of the page. */
  readonly gateway: string;
  /** Origins from which images can be loaded, in addition to the page and the gateway. */
  readonly imageOrigins?: readonly string[];
  /** Flags that are built into the bundle. The gateway sends the flags that are on now; a feature needs both. */
  readonly flags: Flags;
  /** Game categories of the brand in its order, HOT first. */
  readonly categories: readonly GameCategory[];
  readonly wire: EncryptionConfig;
  /** Minimum age of a member, in years. */
  readonly minimumAge: number;
  readonly mode: 'light' | 'dark';
  readonly layout: BrandLayout;
  readonly hero: BrandHero;
  readonly logo: BrandImage;
  /** Short hash of the complete bundle. It changes with every build that differs. */
  readonly build: string;
  readonly copyrightYear: number;
  /**
   * URLs of the translation files by language, each with the placeholder `{namespace}`: the brand's languages, and
   * English as the fallback.
   */
  readonly texts: TranslationUrls;
  /** Texts that the brand replaces: by language, then by `namespace:key`. */
  readonly textOverrides?: TextOverrides;
}

export interface BrandImage {
  readonly src: string;
  /** Intrinsic size in CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * First slide of the home screen. AVIF goes in a `<source type="image/avif">`, `srcset` and `src` (WebP) on the
 * `<img>`.
 */
export interface BrandHero extends BrandImage {
  readonly srcset: string;
  readonly avifSrcset: string;
  /** `sizes` attribute for both `<source>` and `<img>`. */
  readonly sizes: string;
  readonly alt: string;
  /** Alternative text in the brand's other languages. */
  readonly alts?: { readonly [code in LanguageCode]?: string };
  /** Side of the image on which the text is placed. Only for an image without text. */
  readonly calmSide?: 'left' | 'right';
  /** Path inside the app that a tap opens. */
  readonly href: string;
}

export type TextOverrides = { readonly [code in LanguageCode]?: Readonly<Record<string, string>> };

export type TranslationUrls = { readonly [code in LanguageCode]?: string };
