import type { HelpPage } from '@livery/api/support/help';

/** Converts to lower case and removes diacritics, so that "nap tien" finds "nạp tiền". */
const normalizeSearchText = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toLocaleLowerCase('en');

const toSearchText = (html: string): string => normalizeSearchText(html.replace(/<[^>]*>/g, ' '));

/** True when the page contains all words of the search text, in any order. */
export const matchesQuery = ({ title, content }: HelpPage, search: string): boolean => {
  const text = `${normalizeSearchText(title)} ${toSearchText(content)}`;
  return normalizeSearchText(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
};
