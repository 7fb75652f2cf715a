import { languageTable } from '@livery/merchant/language-table';
import type { LanguageCode } from '@livery/merchant/languages';

/** Script (writing system) with its own font file. Chinese, Japanese and Korean share one file. */
export type FontScript =
  | 'latin'
  | 'latin-ext'
  | 'cyrillic'
  | 'arabic'
  | 'thai'
  | 'lao'
  | 'myanmar'
  | 'khmer'
  | 'devanagari'
  | 'bengali'
  | 'tamil'
  | 'telugu'
  | 'cjk';

/**
 * Part of a font with its own file, such as the Arabic letters. The browser loads the file only if a text contains a
 * letter in `range`.
 */
export interface FontPart {
  readonly id: FontScript;
  /** Value of `unicode-range`. */
  readonly range: string;
  /**
   * True for a script with thousands of letters, such as Chinese. Its file contains only the letters that occur in the
   * texts of the app and the brand. All other letters are shown in a font of the device.
   */
  readonly isByText?: true;
}

/** ISO 15924 code of a script, as `Intl.Locale` returns it. */
type ScriptCode = string;

const cjk: FontPart = {
  id: 'cjk',
  range: 'U+1100-11FF,U+2E80-A4CF,U+AC00-D7FF,U+F900-FAFF,U+FE30-FE4F,U+FF00-FFEF,U+20000-2FFFF',
  isByText: true,
};

const joiners = 'U+200C-200D,U+25CC';

const latin: FontPart = {
  id: 'latin',
  range:
    'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+2000-206F,U+20A0-20BF,U+2122,U+2191,U+2193,U+2212,U+2215',
};
const latinExtended: FontPart = { id: 'latin-ext', range: 'U+100-130,U+132-151,U+154-24F,U+300-323,U+1E00-1EFF' };

const partByScript: Readonly<Record<ScriptCode, FontPart>> = {
  Cyrl: { id: 'cyrillic', range: 'U+400-52F,U+2116' },
  Arab: { id: 'arabic', range: 'U+600-6FF,U+750-77F,U+870-8FF,U+200C-200F,U+25CC,U+FB50-FDFF,U+FE70-FEFC' },
  Thai: { id: 'thai', range: 'U+E00-E7F,U+25CC' },
  Laoo: { id: 'lao', range: 'U+E80-EFF,U+25CC' },
  Mymr: { id: 'myanmar', range: `U+1000-109F,U+A9E0-A9FF,U+AA60-AA7F,${joiners}` },
  Khmr: { id: 'khmer', range: `U+1780-17FF,U+19E0-19FF,${joiners}` },
  Deva: { id: 'devanagari', range: `U+900-97F,U+1CD0-1CFF,U+A8E0-A8FF,${joiners}` },
  Beng: { id: 'bengali', range: `U+964-965,U+980-9FF,${joiners}` },
  Taml: { id: 'tamil', range: `U+964-965,U+B80-BFF,${joiners}` },
  Telu: { id: 'telugu', range: `U+964-965,U+C00-C7F,${joiners}` },
  Hans: cjk,
  Hant: cjk,
  Jpan: cjk,
  Kore: cjk,
};

/** Languages in the Latin script that need more letters than Western European languages. */
const extendedLanguages: ReadonlySet<LanguageCode> = new Set(['VI', 'TR', 'UZ']);

/** Returns the ISO 15924 code of the script of a language. */
const getScript = (language: LanguageCode): ScriptCode =>
  new Intl.Locale(languageTable[language].bcp47).maximize().script ?? 'Latn';

/**
 * Lists the font files (`FontPart`) that a brand with these languages needs. The file with the basic Latin letters is
 * always included.
 */
export function listFontParts(languages: readonly LanguageCode[]): readonly FontPart[] {
  const parts = [
    latin,
    ...(languages.some((language) => extendedLanguages.has(language)) ? [latinExtended] : []),
    ...languages.flatMap((language) => partByScript[getScript(language)] ?? []),
  ];
  return [...new Set(parts)];
}

/** Creates a function that returns true if a code point is in `range`, such as `U+0-FF,U+131`. */
export function createRangeTest(range: string): (character: number) => boolean {
  const bounds = range.split(',').map((each) => {
    const [from = '', to = from] = each.slice(2).split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (character) => bounds.some(([from, to]) => character >= from && character <= to);
}

const letterPatterns: Readonly<Record<ScriptCode, RegExp>> = {
  Hans: /\p{sc=Han}/u,
  Hant: /\p{sc=Han}/u,
  Jpan: /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u,
  Kore: /\p{sc=Hangul}/u,
};

/** Returns a pattern that matches a letter of the script in which the language is written. */
const getLetterPattern = (language: LanguageCode): RegExp => {
  const script = getScript(language);
  return letterPatterns[script] ?? new RegExp(`(?=[\\p{L}\\p{M}])\\p{sc=${script}}`, 'u');
};

/** Letters of a language that a font does not have. */
export interface MissingLetters {
  readonly language: LanguageCode;
  /** Missing letters, sorted by code point. */
  readonly letters: readonly string[];
  /** Number of different letters in the texts of the language. */
  readonly total: number;
}

/**
 * Finds the letters in the texts of a language that a font does not contain. Only letters of the language's own script
 * are checked. Digits, signs and letters of other scripts may be missing, because they do not mix two fonts in one
 * word.
 */
export function findMissingLetters(
  language: LanguageCode,
  texts: ReadonlySet<number>,
  characters: ReadonlySet<number>,
): MissingLetters {
  const pattern = getLetterPattern(language);
  const letters = [...texts].filter((character) => pattern.test(String.fromCodePoint(character)));
  const missing = letters.filter((character) => !characters.has(character)).toSorted((one, other) => one - other);
  return { language, letters: missing.map((character) => String.fromCodePoint(character)), total: letters.length };
}

/**
 * Returns true if a font has less than a tenth of the letters of a language. Such a font is not made for the language.
 * Its missing letters are a problem only for the default language of a brand.
 */
export const isForeign = ({ letters, total }: MissingLetters): boolean => letters.length > total * 0.9;
