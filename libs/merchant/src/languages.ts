import type { languageTable } from './language-table.ts';

export type Direction = 'ltr' | 'rtl';

/**
 * Code of a language in the API. Some codes are unusual: `MY` is Burmese, `MS` is Malay, and `TY` and `TL` are Tagalog.
 * `language-table.ts` lists all codes.
 */
export type LanguageCode = keyof typeof languageTable;

/** Data that the app needs about one language of the brand. */
export interface BrandLanguage {
  readonly code: LanguageCode;
  /** BCP 47 language tag for `Intl` and `<html lang>`. */
  readonly bcp47: string;
  /** Name of the language, written in the language itself. */
  readonly name: string;
  readonly dir: Direction;
  /**
   * ISO 3166 code of a country in upper case. The app shows the flag of this country beside the name of the language.
   */
  readonly flag: string;
  /**
   * Line height without a unit. Absent if the default line height of the design does not cut off the marks of the
   * script.
   */
  readonly lineHeight?: number;
}
