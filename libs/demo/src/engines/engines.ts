/** Game engines of the demo provider. The provider maps each to a folder (`apps/provider/src/games/game-folders.ts`). */
export const gameEngines = [
  'lines',
  'ways',
  'cluster',
  'fish',
  'baccarat',
  'roulette',
  'crash',
  'race',
  'cards',
  'book',
] as const;
export type GameEngine = (typeof gameEngines)[number];

const ways: readonly string[] = [
  'dragon',
  'phoenix',
  'samurai',
  'knight',
  'viking',
  'gladiator',
  'tiger',
  'lion',
  'panther',
  'wolf',
  'buffalo',
  'elephant',
  'horse',
  'zeus',
  'poseidon',
  'anubis',
  'wizard',
];
const clusters: readonly string[] = [
  'gems',
  'diamond',
  'fruits',
  'clover',
  'candy',
  'rose',
  'butterfly',
  'rabbit',
  'panda',
  'monkey',
  'owl',
];

const getSlotEngine = (theme: string): GameEngine => {
  if (ways.includes(theme)) return 'ways';
  return clusters.includes(theme) ? 'cluster' : 'lines';
};

/** Themes of tables with a wheel. All other tables deal cards. */
const wheels: readonly string[] = ['roulette', 'roulette-dealer'];

/**
 * Engine of a game, from category and theme of the catalogue. Lotteries have none, because the app plays them itself.
 */
export const getGameEngine = (category: string, theme: string): GameEngine => {
  switch (category) {
    case 'LIVE':
      return wheels.includes(theme) ? 'roulette' : 'baccarat';
    case 'PVP':
      return 'cards';
    case 'FISH':
      return 'fish';
    case 'INHOUSE':
      return 'crash';
    case 'COCKFIGHT':
      return 'race';
    case 'SPORTS':
    case 'ESPORTS':
      return 'book';
    default:
      return getSlotEngine(theme);
  }
};
