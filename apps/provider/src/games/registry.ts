import type { Game } from '../engine/game.ts';
import { baccarat } from './baccarat/server.ts';
import { book } from './book/server.ts';
import { cards } from './cards/server.ts';
import { cluster } from './cluster/server.ts';
import { crash } from './crash/server.ts';
import { fish } from './fish/server.ts';
import { lines } from './lines/server.ts';
import { race } from './race/server.ts';
import { roulette } from './roulette/server.ts';
import { ways } from './ways/server.ts';

/** Every game of the provider. A folder of `games/` is served once it stands here. */
export const games: readonly Game[] = [
  lines,
  ways,
  cluster,
  fish,
  baccarat,
  roulette,
  crash,
  race,
  book(),
  cards(),
];

/** The game that a catalogue game is played with; the slot where the one that it asks for is not there. */
export const gameOf = (engine: string): Game => games.find(({ id }) => id === engine) ?? lines;
