import type { languageTable } from './language-table.ts';

export type Direction = 'ltr' | 'rtl';

/**
 * Code of a language in the API. Some codes are unusual: `MY` is Burmese, `MS` is Malay, and `TY` and `TL` are Tagalog.
 * `language-table.ts` lists all codes.
 */
export type LanguageCode = keyof typeof languageTable;

/**
 * Data of one brand language that the first screen needs. The name and flag of the language are in `languageTable`.
 * Only code for language selection loads that table.
 */
export interface BrandLanguage {
  readonly code: LanguageCode;
  /** BCP 47 language tag for `Intl` and `<html lang>`. */
  readonly bcp47: string;
  readonly dir: Direction;
  /**
   * Line height (without a unit) that leaves enough space for the marks above and below the characters of the script.
   * Absent if the default line height of the design is enough.
   */
  readonly lineHeight?: number;
}
