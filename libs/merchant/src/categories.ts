/** Game categories of the API, in the default order of a brand. */
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
