import * as paths from './path-constants.ts';

export { paths };

/** The addresses that all mean the home. */
export const homeAliases = ['/', '/m', '/m/', '/m/index', '/m/index.html'] as const;

/** A path with its query; empty values are left out. */
export const withQuery = (path: string, query: Readonly<Record<string, string | undefined>>): string => {
  const search = new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1])),
  ).toString();
  return search ? `${path}?${search}` : path;
};

/** The log-in page, which leads back to where it came from. */
export const loginPathWithReturn = (path: string): string => withQuery(paths.login, { from: path });

/** A `from` that stays inside the app, or the home: an address from outside must not send a member away. */
export const sanitizeReturnPath = (from: string | null): string => {
  if (!from || !from.startsWith('/') || /^\/[/\\]/.test(from) || /[\u0000-\u001f\\]/.test(from)) return paths.home;
  return from;
};
