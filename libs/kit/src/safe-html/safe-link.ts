import { sanitizeReturnPath } from '../paths/paths.ts';

/** A link of the gateway, where it may be followed: only http(s) leaves the app and only its own paths stay. One that was tampered with must not run anything. */
export const safeLink = (link: string | null | undefined): string | undefined => {
  if (!link) return undefined;
  if (/^https?:\/\//i.test(link)) return URL.canParse(link) ? link : undefined;
  return sanitizeReturnPath(link) === link ? link : undefined;
};
