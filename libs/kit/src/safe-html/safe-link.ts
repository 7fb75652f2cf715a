import { sanitizeReturnPath } from '../paths/paths.ts';

/**
 * Returns the link if it is an http(s) URL or a path of the app. Returns undefined if there is no link, and for a link
 * of any other kind, such as `javascript:`, which could run code.
 */
export const safeLink = (link: string | null | undefined): string | undefined => {
  if (!link) return undefined;
  if (/^https?:\/\//i.test(link)) return URL.canParse(link) ? link : undefined;
  return sanitizeReturnPath(link) === link ? link : undefined;
};
