import type { CustomGame } from './custom/custom-game.ts';
import type { InstantGame } from './instant/instant-game.ts';
import type { TableGame } from './table/table-game.ts';

/** Stakes that a player may choose in a currency. Minor units. */
export interface Limits {
  readonly min: number;
  /** Maximum of one bet. */
  readonly max: number;
  /** Bets or chips that the page offers, in ascending order. */
  readonly steps: readonly number[];
  /** Bet or chip that is selected at the start. */
  readonly preset: number;
}

export interface GameBase {
  /** Id of the game. It is part of every draw, so it never changes. */
  readonly id: string;
  /**
   * Percent of all stakes that the game returns in the long run (RTP), as shown to players, e.g. `'96.01'`. A test
   * proves the value. Null if players play against each other.
   */
  readonly rtpPercent: string | null;
  readonly limits: (currency: string) => Limits;
}

/** Validates external input. A zod schema has this shape. */
export interface Reader<Value> {
  readonly safeParse: (json: unknown) => { success: true; data: Value } | { success: false };
}

/** Any game of the registry. */
export type Game = InstantGame | TableGame | CustomGame;
