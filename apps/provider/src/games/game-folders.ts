import type { GameEngine } from '@livery/demo/engines';

/**
 * Folder of each game engine in `games/`, by engine id. The ids are in requests and in every draw, so they must never
 * change.
 */
export const gameFolders = {
  lines: 'line-slots',
  ways: 'ways-slots',
  cluster: 'cluster-slots',
  fish: 'fish-shooter',
  baccarat: 'baccarat',
  roulette: 'roulette',
  crash: 'crash',
  race: 'cockfight-race',
  cards: 'big-two',
  book: 'sportsbook',
} as const satisfies Record<GameEngine, string>;
