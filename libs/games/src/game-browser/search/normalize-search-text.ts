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

/** A text as it is searched: without case and marks, and with letters that people type for one another made one. */
export const normalizeSearchText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[đøłıßæييکیة]/g, (letter) => letterEquivalents[letter] ?? letter);

export const matchesName = (name: string, searched: string): boolean =>
  normalizeSearchText(name).includes(normalizeSearchText(searched));
