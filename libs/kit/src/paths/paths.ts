import * as paths from './path-constants.ts';

export { paths };

/** Paths that all lead to the home. */
export const homeAliases = ['/', '/m', '/m/', '/m/index', '/m/index.html'] as const;

/** Path with a query; empty values are omitted. */
export const withQuery = (path: string, query: Readonly<Record<string, string | undefined>>): string => {
  const search = new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1])),
  ).toString();
  return search ? `${path}?${search}` : path;
};

/** Path of the log-in page with a return path. */
export const loginPathWithReturn = (path: string): string => withQuery(paths.login, { from: path });

/**
 * Returns `from` when it is inside the app, or the home. An external URL must not redirect a member away (open
 * redirect).
 */
export const sanitizeReturnPath = (from: string | null): string => {
  if (!from || !from.startsWith('/') || /^\/[/\\]/.test(from) || /[\u0000-\u001f\\]/.test(from)) return paths.home;
  return from;
};
