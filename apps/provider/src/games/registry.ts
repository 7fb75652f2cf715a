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

/**
 * Every game of the provider. A folder of `games/` is served once it stands here. The first one stands in for those that are not there.
 * @param tempo what the times of virtual matches and of card tables are multiplied by
 */
export const gamesAt = (tempo = 1): readonly [Game, ...Game[]] => [
  lines,
  ways,
  cluster,
  fish,
  baccarat,
  roulette,
  crash,
  race,
  book(tempo),
  cards(tempo),
];
