const letterEquivalents: Readonly<Record<string, string>> = {
  đ: 'd',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  ي: 'ى',
  ی: 'ى',
  ک: 'ك',
  ة: 'ه',
};

/**
 * Normalizes a text for a search: lower case, without diacritics, and with the same character for all equivalent
 * characters.
 */
export const normalizeSearchText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[đøłıßæييکیة]/g, (letter) => letterEquivalents[letter] ?? letter);

export const matchesName = (name: string, searched: string): boolean =>
  normalizeSearchText(name).includes(normalizeSearchText(searched));
