/**
 * Origins of the gateway. Each brand has a subdomain of `site` with its code. `games` is the origin of the demo game
 * provider, and `console` that of the console for operators.
 */
export interface Origins {
  readonly site: string;
  readonly games: string;
  readonly console: string;
}

const withLabel = (origin: string, label: string): string => {
  const { protocol, host } = new URL(origin);
  return `${protocol}//${label}.${host}`;
};

export const resolveOrigins = (site: string): Origins => ({
  site,
  games: withLabel(site, 'games'),
  console: withLabel(site, 'console'),
});

export const buildBrandOrigin = (site: string, code: string): string => withLabel(site, code);

/** Returns the origin of the preview with this key. */
export const buildPreviewOrigin = (site: string, key: string): string => withLabel(site, `${key}.preview`);

/** Returns the origins of all previews, as a source expression of a Content Security Policy. */
export const getPreviewSource = (site: string): string => withLabel(site, '*.preview');

/**
 * Returns the key in the host name of a preview, `<key>.preview.<host of the site>`. `hostname` is in lower case and has no
 * port. Returns undefined for any other host name.
 */
export const readPreviewKey = (hostname: string, site: string): string | undefined => {
  const suffix = `.preview.${new URL(site).hostname}`;
  return hostname.endsWith(suffix) ? hostname.slice(0, -suffix.length) : undefined;
};

/**
 * Returns the origins whose pages may embed a game, as source expressions of a Content Security Policy: the site and its
 * subdomains, and the origins of the brands.
 */
export const listEmbedders = (site: string, brandOrigins: readonly string[]): readonly string[] => [
  ...new Set([site, withLabel(site, '*'), ...brandOrigins]),
];

export const isGamesHost = (host: string | undefined): boolean => host?.toLowerCase().startsWith('games.') ?? false;
