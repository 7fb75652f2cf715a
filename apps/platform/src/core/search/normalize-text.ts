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
  '’': "'",
};
const paired = new RegExp(`[${Object.keys(pairs).join('')}]`, 'gu');

/**
 * Normalizes text for a search. Upper case, accents, tone marks and variants of Arabic letters are replaced, so that
 * `ho chi minh` finds `Hồ Chí Minh`.
 */
export const normalizeSearchText = (text: string): string =>
  text
    .toLowerCase()
    .replace(paired, (character) => pairs[character] as string)
    .normalize('NFD')
    .replace(/[\p{M}\u200c]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
