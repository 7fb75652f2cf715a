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
 * Normalizes a text for a search: lower case and without diacritics. Some characters are replaced by similar
 * characters, e.g. `ø` by `o` and `ß` by `ss`.
 */
export const normalizeSearchText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[đøłıßæييکیة]/g, (letter) => letterEquivalents[letter] ?? letter);

export const matchesName = (name: string, searched: string): boolean =>
  normalizeSearchText(name).includes(normalizeSearchText(searched));
