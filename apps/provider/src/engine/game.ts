import type { CustomGame } from './custom/custom-game.ts';
import type { InstantGame } from './instant/instant-game.ts';
import type { TableGame } from './table/table-game.ts';

/** Stakes that a player may choose. The amounts are in minor units of the currency. */
export interface Limits {
  readonly min: number;
  /** Maximum stake of one bet. At a table with chips, the maximum amount on one spot (field of the table). */
  readonly max: number;
  /** Stakes that the page offers, in ascending order. At a table with chips, the values of the chips. */
  readonly steps: readonly number[];
  /** Item of `steps` that is selected when the page opens. */
  readonly preset: number;
}

/**
 * Variation of the wins. With a low volatility, wins are frequent and small. With a high volatility, wins are rare and
 * large.
 */
export type Volatility = 'low' | 'medium' | 'high';

export interface GameBase {
  /** Id of the game. The random numbers of each draw are computed from this id, so the id must never change. */
  readonly id: string;
  /**
   * RTP (return to player): percent of all stakes that the game returns in the long run, e.g. `'96.01'`. Players see
   * this value, and a test checks it. Null if players play against each other.
   */
  readonly rtpPercent: string | null;
  /** Absent if the bets of the game have different volatilities, or if players play against each other. */
  readonly volatility?: Volatility;
  readonly limits: (currency: string) => Limits;
}

/** Validates external input. Each zod schema has this shape. */
export interface Reader<Value> {
  readonly safeParse: (json: unknown) => { success: true; data: Value } | { success: false };
}

export type Game = InstantGame | TableGame | CustomGame;
