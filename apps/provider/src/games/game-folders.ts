import type { GameEngine } from '@livery/contract/games/engines';

/** Folder of each engine below `games/`, by the engine's id. The ids are on the wire and in every draw, so they never change. */
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
