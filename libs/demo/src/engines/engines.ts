/**
 * Game engines of the demo provider. Each engine has a folder, which `apps/provider/src/games/game-folders.ts` lists.
 */
export const gameEngines = [
  'lines',
  'ways',
  'cluster',
  'hold',
  'fish',
  'baccarat',
  'roulette',
  'crash',
  'mines',
  'plinko',
  'hi-lo',
  'keno',
  'dice',
  'tower',
  'scratch',
  'cockfight',
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
/** Slots whose subject is treasure or luck with money. Their coins show prizes. */
const coins: readonly string[] = ['lucky-cat', 'money-toad', 'pirate', 'magic-lamp'];

const getSlotEngine = (theme: string): GameEngine => {
  if (ways.includes(theme)) return 'ways';
  if (coins.includes(theme)) return 'hold';
  return clusters.includes(theme) ? 'cluster' : 'lines';
};

/** Themes of the instant games. The theme of such a game is also the id of its engine. */
export const instantGames = ['mines', 'plinko', 'hi-lo', 'keno', 'dice', 'tower', 'scratch'] as const;

const findInstantGame = (theme: string): GameEngine | undefined => instantGames.find((game) => game === theme);

/** Artwork themes of live tables with a roulette wheel. All other live tables are card tables. */
const wheels: readonly string[] = ['roulette', 'roulette-dealer'];

/**
 * Returns the engine that runs a game, from the category and the artwork theme of the game. Do not call it for
 * lotteries. They have no engine, because the app itself contains their screens.
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
      return findInstantGame(theme) ?? 'crash';
    case 'COCKFIGHT':
      return 'cockfight';
    case 'SPORTS':
    case 'ESPORTS':
      return 'book';
    default:
      return getSlotEngine(theme);
  }
};
