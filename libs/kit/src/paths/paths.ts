import * as paths from './path-constants.ts';

export { paths };

/** Paths that show the home page. */
export const homeAliases = ['/', '/m', '/m/', '/m/index', '/m/index.html'] as const;

/** Adds a query string to a path. Empty values are omitted. */
export const withQuery = (path: string, query: Readonly<Record<string, string | undefined>>): string => {
  const search = new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1])),
  ).toString();
  return search ? `${path}?${search}` : path;
};

/** Returns the path of the log-in page. After log-in the app returns to `path`. */
export const loginPathWithReturn = (path: string): string => withQuery(paths.login, { from: path });

/**
 * Returns `from` when it is a path inside the app, otherwise the path of the home page. This prevents an open redirect
 * to another site.
 */
export const sanitizeReturnPath = (from: string | null): string => {
  if (!from || !from.startsWith('/') || /^\/[/\\]/.test(from) || /[\u0000-\u001f\\]/.test(from)) return paths.home;
  return from;
};
