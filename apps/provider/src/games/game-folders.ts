import type { GameEngine } from '@livery/demo/engines';

/**
 * Folder of each game engine in `games/`, by engine id. An engine id must never change. Requests contain the id, and
 * the random values of each round are computed from it.
 */
export const gameFolders = {
  lines: 'line-slots',
  ways: 'ways-slots',
  cluster: 'cluster-slots',
  hold: 'hold-slots',
  fish: 'fish-shooter',
  baccarat: 'baccarat',
  roulette: 'roulette',
  crash: 'crash',
  mines: 'instant/mines',
  plinko: 'instant/plinko',
  'hi-lo': 'instant/hi-lo',
  keno: 'instant/keno',
  dice: 'instant/dice',
  tower: 'instant/tower',
  scratch: 'instant/scratch',
  cockfight: 'cockfight',
  cards: 'big-two',
  book: 'sportsbook',
} as const satisfies Record<GameEngine, string>;
