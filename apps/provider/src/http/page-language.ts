import { languageTable } from '@livery/merchant/language-table';
import type { Direction, LanguageCode } from '@livery/merchant/languages';

export interface PageLanguage {
  /** Language code of the API, as in the launch URL. */
  readonly code: LanguageCode;
  readonly bcp47: string;
  readonly dir: Direction;
  /** Line height at which the marks of the script are not cut off. Undefined if the default of the page is enough. */
  readonly lineHeight: number | undefined;
}

const isLanguage = (code: string): code is LanguageCode => Object.hasOwn(languageTable, code);

/** Returns the language for a language code of the launch URL. The default is English. */
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
