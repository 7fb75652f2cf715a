/** Game categories of the API. A brand shows them in this order by default. */
export const gameCategories = [
  'HOT',
  'SPORTS',
  'ESPORTS',
  'LIVE',
  'FISH',
  'RNG',
  'PVP',
  'INHOUSE',
  'COCKFIGHT',
  'ELOTT',
  'LOTT',
] as const;

export type GameCategory = (typeof gameCategories)[number];
