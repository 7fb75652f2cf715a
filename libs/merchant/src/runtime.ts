import type { GameCategory } from './categories.ts';
import type { Flags } from './flags.ts';
import type { LicenceAuthority } from './jurisdiction.ts';
import type { BrandLanguage, LanguageCode } from './languages.ts';
import type { BrandLayout } from './layout.ts';
import type { EncryptionConfig } from './encryption-config.ts';

/**
 * Brand data that the app reads from the JSON in `<script type="application/json" id="brand">`. The build writes this
 * JSON from the brand file. The app does not validate it, because it is a part of the page.
 */
export interface BrandRuntime {
  readonly code: string;
  readonly name: string;
  /** Languages of the brand, including the default language, in the order in which the language picker shows them. */
  readonly languages: readonly BrandLanguage[];
  readonly defaultLanguage: LanguageCode;
  /** ISO 4217 code of the currency. */
  readonly currency: string;
  /**
   * IANA time zone of the brand. The app uses it for calendar days and times, e.g. the days on which a home screen
   * block is shown and the start of a match.
   */
  readonly timeZone: string;
  /** Origin of the gateway without a slash at the end. Empty if the gateway has the same origin as the page. */
  readonly gateway: string;
  /**
   * Origins from which the page may load images, in addition to its own origin and the gateway. Absent if there are
   * none.
   */
  readonly imageOrigins?: readonly string[];
  /**
   * Feature flags that were on when the bundle was built. The gateway sends the flags that are on now. A feature is
   * available only if its flag is on in both lists.
   */
  readonly flags: Flags;
  /** Game categories of the brand in the order in which the lobby shows them. HOT is first. */
  readonly categories: readonly GameCategory[];
  /** Encryption settings of sensitive request bodies. Absent if they are equal to `defaultEncryption`. */
  readonly wire?: EncryptionConfig;
  readonly minimumAge: number;
  /** Authority whose rules apply. Absent for a brand without a licence profile. */
  readonly authority?: LicenceAuthority | undefined;
  readonly mode: 'light' | 'dark';
  /** True if members can use the brand in both modes, light and dark. Otherwise absent. */
  readonly hasBothModes?: true;
  readonly layout: BrandLayout;
  readonly hero: BrandHero;
  readonly logo: BrandImage;
  /** Short hash of all files of the built app. It changes when one of the files changes. */
  readonly build: string;
  readonly copyrightYear: number;
  /** True if the app reports the pages that a visitor opens. Otherwise absent. */
  readonly analytics?: true;
  /**
   * Hashes in the names of the translation files, by language. `getTranslationUrl` returns the URL of a file. The
   * languages are those of the brand, and English, which replaces missing texts. The page contains only the hashes and
   * not the URLs, because all of them are loaded at the start.
   */
  readonly texts: TranslationHashes;
  /**
   * Texts with which the brand replaces texts of the app. The first key is the language, and the second key is
   * `namespace:key` of the translation. Absent if the brand replaces no texts.
   */
  readonly textOverrides?: TextOverrides;
}

export interface BrandImage {
  readonly src: string;
  /** Value of the `width` attribute of the image, in CSS pixels. `height` is the value of the `height` attribute. */
  readonly width: number;
  readonly height: number;
}

/**
 * Image of the first slide on the home screen. `avifSrcset` belongs to `<source type="image/avif">`. `srcset` and `src`
 * (WebP) belong to the `<img>`.
 */
export interface BrandHero extends BrandImage {
  readonly srcset: string;
  readonly avifSrcset: string;
  /** Value of the `sizes` attribute for both `<source>` and `<img>`. */
  readonly sizes: string;
  readonly alt: string;
  /**
   * Alternative text of the image in the other languages of the brand. `alt` contains the text in the default language.
   */
  readonly alts?: { readonly [code in LanguageCode]?: string };
  /** Side of the image on which the page places the title. Absent if the image itself contains the text. */
  readonly calmSide?: 'left' | 'right';
  /** Path inside the app that opens when a visitor taps the slide. */
  readonly href: string;
}

export type TextOverrides = { readonly [code in LanguageCode]?: Readonly<Record<string, string>> };

export type TranslationHashes = { readonly [code in LanguageCode]?: string };

/**
 * Returns the URL of a translation file. A namespace is a group of texts that is loaded as one file. `code` is a language
 * in `texts`.
 */
export const getTranslationUrl = (texts: TranslationHashes, code: LanguageCode, namespace: string): string =>
  `/assets/${code}-${namespace}-${texts[code]}.json`;
