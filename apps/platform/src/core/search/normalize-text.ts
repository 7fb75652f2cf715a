const pairs: Readonly<Record<string, string>> = {
  đ: 'd',
  ø: 'o',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ı: 'i',
  '’': "'",
  '‘': "'",
  '`': "'",
  ʻ: "'",
  ʼ: "'",
};
const paired = new RegExp(`[${Object.keys(pairs).join('')}]`, 'gu');

/**
 * Ignored characters: accents and tone marks of Latin, Cyrillic and Greek, vowel marks of Arabic, dots below characters
 * of Hindi and Bengali, and characters without a width. Marks of other scripts are not ignored, because they are vowels
 * that distinguish words.
 */
const ignored = /[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u093c\u09bc\u200b-\u200d]/gu;

/**
 * Normalizes text for a search, so that `ho chi minh` finds `Hồ Chí Minh`. Case, accents, tone marks, variants of
 * Arabic characters and full-width characters make no difference.
 */
export const normalizeSearchText = (text: string): string =>
  text
    .toLowerCase()
    .replace(paired, (character) => pairs[character] as string)
    .normalize('NFKD')
    .replace(ignored, '')
    .replace(/\s+/gu, ' ')
    .trim();
