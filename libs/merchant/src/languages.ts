import type { languageTable } from './language-table.ts';

export type Direction = 'ltr' | 'rtl';

/** A language by its code on the wire: MY is Burmese, MS Malay, TY and TL Tagalog. The table is `language-table.ts`. */
export type LanguageCode = keyof typeof languageTable;

/** What the app knows of one of its brand's languages. */
export interface BrandLanguage {
  readonly code: LanguageCode;
  /** For `Intl` and `<html lang>`. */
  readonly bcp47: string;
  /** The language's name in itself. */
  readonly name: string;
  readonly dir: Direction;
  /** ISO 3166 code in upper case, for the picture beside the name. */
  readonly flag: string;
  /** Unitless; present where the design's own line height would cut the script's marks. */
  readonly lineHeight?: number;
}
