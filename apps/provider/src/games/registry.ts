import type { Game } from '../engine/game.ts';
import { baccarat } from './baccarat/server.ts';
import { createSportsbook } from './sportsbook/server.ts';
import { createBigTwo } from './big-two/server.ts';
import { clusterSlots } from './cluster-slots/server.ts';
import { crash } from './crash/server.ts';
import { diceGame } from './instant/dice/server.ts';
import { hiLoGame } from './instant/hi-lo/server.ts';
import { kenoGame } from './instant/keno/server.ts';
import { minesGame } from './instant/mines/server.ts';
import { plinkoGame } from './instant/plinko/server.ts';
import { scratchGame } from './instant/scratch/server.ts';
import { towerGame } from './instant/tower/server.ts';
import { fishShooter } from './fish-shooter/server.ts';
import { holdSlots } from './hold-slots/server.ts';
import { lineSlots } from './line-slots/server.ts';
import { cockfight } from './cockfight/server.ts';
import { roulette } from './roulette/server.ts';
import { waysSlots } from './ways-slots/server.ts';

/**
 * All games of the provider. The server serves only games in this list. A request for an unknown game gets the first
 * game.
 * @param tempo multiplier of the durations of virtual matches and card tables
 */
export const createGames = (tempo = 1): readonly [Game, ...Game[]] => [
  lineSlots,
  waysSlots,
  clusterSlots,
  holdSlots,
  fishShooter,
  baccarat,
  roulette,
  crash,
  cockfight,
  minesGame,
  plinkoGame,
  hiLoGame,
  kenoGame,
  diceGame,
  towerGame,
  scratchGame,
  createSportsbook(tempo),
  createBigTwo(tempo),
];
