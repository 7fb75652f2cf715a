import { sanitizeReturnPath } from '../paths/paths.ts';

/**
 * Returns a link of the gateway when it is safe: http(s) links leave the app, own paths stay inside it. A manipulated
 * link must not run code.
 */
export const safeLink = (link: string | null | undefined): string | undefined => {
  if (!link) return undefined;
  if (/^https?:\/\//i.test(link)) return URL.canParse(link) ? link : undefined;
  return sanitizeReturnPath(link) === link ? link : undefined;
};
