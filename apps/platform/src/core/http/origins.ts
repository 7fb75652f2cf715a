/** Where visitors find what. A brand is the first label of the host; `games` is the demo provider's, an origin of its own. */
export interface Origins {
  readonly site: string;
  readonly games: string;
  /** Origins that may embed a game, in the form of a policy's source. */
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
