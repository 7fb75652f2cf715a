/**
 * Origins of the gateway. Each brand is at the subdomain `<code>` of `site`. `games` is the origin of the demo game
 * provider, and `console` is the origin of the console for operators.
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

/**
 * Returns the origin of a preview, at which an operator sees a draft or a release of a brand. `key` is the signed id of
 * the preview, which is part of the host name.
 */
export const buildPreviewOrigin = (site: string, key: string): string => withLabel(site, `${key}.preview`);

/**
 * Returns the origins of all previews as one pattern with a wildcard, in the format of a Content Security Policy. A
 * preview shows a draft or a release of a brand.
 */
export const getPreviewSource = (site: string): string => withLabel(site, '*.preview');

/**
 * Environments of a brand that only operators can open. Members use another environment, the live one. Each hidden
 * environment has its own host name.
 */
const hiddenEnvironments = ['preview', 'staging'] as const;
export type HiddenEnvironment = (typeof hiddenEnvironments)[number];

/** Brand and environment that belong to a host name. */
export interface EnvironmentHost {
  readonly brand: string;
  readonly environment: HiddenEnvironment;
}

/** Returns the origin at which operators see an environment of a brand. */
export const buildEnvironmentOrigin = (site: string, { brand, environment }: EnvironmentHost): string =>
  withLabel(site, `${brand}.${environment}`);

/**
 * Returns the brand and the environment of the host name `<code>.<environment>.<host of the site>`. Returns undefined
 * for any other host name. The host name of a draft preview does not match, because its key is longer than any brand
 * code.
 */
export const readEnvironmentHost = (hostname: string, site: string): EnvironmentHost | undefined => {
  for (const environment of hiddenEnvironments) {
    const suffix = `.${environment}.${new URL(site).hostname}`;
    const brand = hostname.endsWith(suffix) ? hostname.slice(0, -suffix.length) : '';
    if (/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/.test(brand)) return { brand, environment };
  }
  return undefined;
};

/**
 * Returns the key in the host name of a preview, `<key>.preview.<host of the site>`. `hostname` is in lower case and has no
 * port. Returns undefined for any other host name.
 */
export const readPreviewKey = (hostname: string, site: string): string | undefined => {
  const suffix = `.preview.${new URL(site).hostname}`;
  if (readEnvironmentHost(hostname, site) || !hostname.endsWith(suffix)) return undefined;
  return hostname.slice(0, -suffix.length);
};

/**
 * Returns the origins whose pages may embed a game, as source expressions of a Content Security Policy: the site and its
 * subdomains, and the origins of the brands.
 */
export const listEmbedders = (site: string, brandOrigins: readonly string[]): readonly string[] => [
  ...new Set([site, withLabel(site, '*'), ...brandOrigins]),
];

export const isGamesHost = (host: string | undefined): boolean => host?.toLowerCase().startsWith('games.') ?? false;
