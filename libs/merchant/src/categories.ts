/** The game categories of the wire, in the order of a brand that gives none. */
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
