import { languageTable } from '@livery/merchant/language-table';
import type { Direction, LanguageCode } from '@livery/merchant/languages';

export interface PageLanguage {
  /** Language code that the platform's API uses, e.g. `EN`. The launch URL of a game contains this code. */
  readonly code: LanguageCode;
  readonly bcp47: string;
  readonly dir: Direction;
  /**
   * Line height that leaves enough room for the marks of the script. Undefined if the default line height of the page
   * is enough.
   */
  readonly lineHeight: number | undefined;
}

const isLanguage = (code: string): code is LanguageCode => Object.hasOwn(languageTable, code);

/**
 * Returns the language for the code in the launch URL of a game, in upper or lower case. A missing or unknown code
 * gives English.
 */
export const toPageLanguage = (launchCode = 'EN'): PageLanguage => {
  const upperCase = launchCode.toUpperCase();
  const code = isLanguage(upperCase) ? upperCase : 'EN';
  const {
    bcp47,
    dir = 'ltr',
    lineHeight,
  }: { bcp47: string; dir?: Direction; lineHeight?: number } = languageTable[code];
  return { code, bcp47, dir, lineHeight };
};
