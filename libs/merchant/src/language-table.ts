import type { Direction } from './languages.ts';

export interface LanguageMeta {
  readonly bcp47: string;
  /** Name of the language, written in the language itself. */
  readonly name: string;
  /**
   * ISO 3166 code of the country whose flag is shown beside the name of the language. The flag is never shown without
   * the name.
   */
  readonly flag: string;
  readonly dir?: Direction;
  /**
   * Line height (without a unit) that leaves enough space for the marks above and below the characters of the script.
   * If absent, the default line height of the design is used.
   */
  readonly lineHeight?: number;
}

const devanagari = { lineHeight: 1.6 };
const stacked = { lineHeight: 1.75 };
const arabic = { dir: 'rtl', lineHeight: 1.6 } as const;

/**
 * All languages of the API. Always pass `bcp47` to `Intl`, and never the code. `Intl` would read the code `TY` as
 * Tahitian and `TW` as Akan, and would reject `CN`. Each language has another `bcp47` tag, so that the tag identifies
 * the language. Unicode treats Tagalog (`TY`) and Filipino (`TL`) as one language, so the tag of Filipino also contains
 * the country.
 */
export const languageTable = {
  CN: { bcp47: 'zh-Hans', name: '简体中文', flag: 'CN' },
  EN: { bcp47: 'en', name: 'English', flag: 'GB' },
  JA: { bcp47: 'ja', name: '日本語', flag: 'JP' },
  TH: { bcp47: 'th', name: 'ไทย', flag: 'TH', ...stacked },
  VI: { bcp47: 'vi', name: 'Tiếng Việt', flag: 'VN' },
  MY: { bcp47: 'my', name: 'မြန်မာ', flag: 'MM', lineHeight: 1.9 },
  ES: { bcp47: 'es-419', name: 'Español', flag: 'ES' },
  HI: { bcp47: 'hi', name: 'हिन्दी', flag: 'IN', ...devanagari },
  ID: { bcp47: 'id', name: 'Bahasa Indonesia', flag: 'ID' },
  KM: { bcp47: 'km', name: 'ខ្មែរ', flag: 'KH', lineHeight: 1.9 },
  KO: { bcp47: 'ko', name: '한국어', flag: 'KR' },
  MS: { bcp47: 'ms', name: 'Bahasa Melayu', flag: 'MY' },
  PT: { bcp47: 'pt', name: 'Português', flag: 'BR' },
  TA: { bcp47: 'ta', name: 'தமிழ்', flag: 'IN', ...devanagari },
  TW: { bcp47: 'zh-Hant', name: '繁體中文', flag: 'TW' },
  TL: { bcp47: 'fil-PH', name: 'Filipino', flag: 'PH' },
  UR: { bcp47: 'ur', name: 'اردو', flag: 'PK', dir: 'rtl', lineHeight: 2 },
  TR: { bcp47: 'tr', name: 'Türkçe', flag: 'TR' },
  BN: { bcp47: 'bn', name: 'বাংলা', flag: 'BD', ...devanagari },
  AR: { bcp47: 'ar', name: 'العربية', flag: 'AE', ...arabic },
  FA: { bcp47: 'fa', name: 'فارسی', flag: 'IR', ...arabic },
  RU: { bcp47: 'ru', name: 'Русский', flag: 'RU' },
  KK: { bcp47: 'kk', name: 'Қазақша', flag: 'KZ' },
  UZ: { bcp47: 'uz', name: 'Oʻzbekcha', flag: 'UZ' },
  LO: { bcp47: 'lo', name: 'ລາວ', flag: 'LA', ...stacked },
  NE: { bcp47: 'ne', name: 'नेपाली', flag: 'NP', ...devanagari },
  FR: { bcp47: 'fr', name: 'Français', flag: 'FR' },
  TE: { bcp47: 'te', name: 'తెలుగు', flag: 'IN', ...stacked },
  SW: { bcp47: 'sw', name: 'Kiswahili', flag: 'TZ' },
  TY: { bcp47: 'fil', name: 'Tagalog', flag: 'PH' },
} as const satisfies Record<string, LanguageMeta>;

/** Returns the metadata of a language, or undefined if the API does not have a language with this code. */
export const getLanguageMeta = (code: string): LanguageMeta | undefined =>
  Object.hasOwn(languageTable, code) ? languageTable[code as keyof typeof languageTable] : undefined;
