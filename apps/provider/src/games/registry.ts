import type { Game } from '../engine/game.ts';
import { baccarat } from './baccarat/server.ts';
import { createSportsbook } from './sportsbook/server.ts';
import { createBigTwo } from './big-two/server.ts';
import { clusterSlots } from './cluster-slots/server.ts';
import { crash } from './crash/server.ts';
import { fishShooter } from './fish-shooter/server.ts';
import { lineSlots } from './line-slots/server.ts';
import { cockfightRace } from './cockfight-race/server.ts';
import { roulette } from './roulette/server.ts';
import { waysSlots } from './ways-slots/server.ts';

/**
 * All games of the provider. The server serves only games in this list. A request for an unknown game gets the first
 * one.
 * @param tempo multiplier of the durations of virtual matches and card tables
 */
export const createGames = (tempo = 1): readonly [Game, ...Game[]] => [
  lineSlots,
  waysSlots,
  clusterSlots,
  fishShooter,
  baccarat,
  roulette,
  crash,
  cockfightRace,
  createSportsbook(tempo),
  createBigTwo(tempo),
];
