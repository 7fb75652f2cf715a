/**
 * Origins of the gateway. Each brand has a subdomain of `site` with its code. `games` is the origin of the demo game
 * provider.
 */
export interface Origins {
  readonly site: string;
  readonly games: string;
  /** Origins whose pages may embed a game, as source expressions of a Content Security Policy. */
  readonly embedders: readonly string[];
}

const withLabel = (origin: string, label: string): string => {
  const { protocol, host } = new URL(origin);
  return `${protocol}//${label}.${host}`;
};

export const resolveOrigins = (site: string): Origins => ({
  site,
  games: withLabel(site, 'games'),
  embedders: [site, withLabel(site, '*')],
});

export const buildBrandOrigin = (site: string, code: string): string => withLabel(site, code);

export const isGamesHost = (host: string | undefined): boolean => host?.toLowerCase().startsWith('games.') ?? false;
