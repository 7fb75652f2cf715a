export const GameCategory = {
  Hot: 'HOT',
  Sports: 'SPORTS',
  Esports: 'ESPORTS',
  Live: 'LIVE',
  Fish: 'FISH',
  Slots: 'RNG',
  Pvp: 'PVP',
  Inhouse: 'INHOUSE',
  Cockfight: 'COCKFIGHT',
  Elott: 'ELOTT',
  Lott: 'LOTT',
} as const;
export type GameCategory = (typeof GameCategory)[keyof typeof GameCategory];
