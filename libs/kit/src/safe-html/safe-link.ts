import { sanitizeReturnPath } from '../paths/paths.ts';

/**
 * Returns the link if it is an http(s) URL or a path of the app. Returns undefined for any other link, because it
 * could execute code. Also returns undefined if there is no link.
 */
export const safeLink = (link: string | null | undefined): string | undefined => {
  if (!link) return undefined;
  if (/^https?:\/\//i.test(link)) return URL.canParse(link) ? link : undefined;
  return sanitizeReturnPath(link) === link ? link : undefined;
};
