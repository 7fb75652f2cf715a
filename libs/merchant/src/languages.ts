import type { languageTable } from './language-table.ts';

export type Direction = 'ltr' | 'rtl';

/** Code of a language in the API: MY is Burmese, MS Malay, TY and TL Tagalog. The table is in `language-table.ts`. */
export type LanguageCode = keyof typeof languageTable;

/** Data of one of the brand's languages that the app needs. */
export interface BrandLanguage {
  readonly code: LanguageCode;
  /** Tag for `Intl` and `<html lang>`. */
  readonly bcp47: string;
  /** Name of the language in the language itself. */
  readonly name: string;
  readonly dir: Direction;
  /** ISO 3166 code in upper case, for the image beside the name. */
  readonly flag: string;
  /**
   * Line height without unit. Present only if the default line height of the design would cut the marks of the script.
   */
  readonly lineHeight?: number;
}
