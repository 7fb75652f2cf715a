/** What the demo provider plays a game of the catalogue with: folders of `apps/provider/src/games`. */
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

const getSlotEngine = (theme: string): GameEngine =>
  ways.includes(theme) ? 'ways' : clusters.includes(theme) ? 'cluster' : 'lines';

/** Tables with a wheel; at all others cards are dealt. */
const wheels: readonly string[] = ['roulette', 'roulette-dealer'];

/** The engine of a game by the catalogue's category and theme. Lotteries have none: the app plays them itself. */
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
