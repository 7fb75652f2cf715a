import type { HelpPage } from '@livery/api/support/help';
import { normalizeSearchText } from '@livery/kit/text/normalize-search-text';

const toSearchText = (html: string): string => normalizeSearchText(html.replace(/<[^>]*>/g, ' '));

/** True when the page contains all words of the search text, in any order. */
export const matchesQuery = ({ title, content }: HelpPage, search: string): boolean => {
  const text = `${normalizeSearchText(title)} ${toSearchText(content)}`;
  return normalizeSearchText(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
};
