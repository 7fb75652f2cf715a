import type { HelpPage } from '@livery/api/support/help';
import { normalizeSearchText } from '@livery/kit/text/normalize-search-text';

const toSearchText = (html: string): string => normalizeSearchText(html.replace(/<[^>]*>/g, ' '));

/**
 * True when the title or the content of the help page contains each word of the search text. The order of the words
 * has no effect. Also true for an empty search text.
 */
export const matchesQuery = ({ title, content }: HelpPage, search: string): boolean => {
  const text = `${normalizeSearchText(title)} ${toSearchText(content)}`;
  return normalizeSearchText(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
};
