import type { CustomGame } from './custom/custom-game.ts';
import type { InstantGame } from './instant/instant-game.ts';
import type { TableGame } from './table/table-game.ts';

/** Stakes that a player may choose. Amounts in minor units of the currency. */
export interface Limits {
  readonly min: number;
  /** Max stake of one bet. */
  readonly max: number;
  /** Stakes or chips that the page offers, in ascending order. */
  readonly steps: readonly number[];
  /** Stake or chip that is selected at first. */
  readonly preset: number;
}

export interface GameBase {
  /** Id of the game. Each draw depends on this id, so it must never change. */
  readonly id: string;
  /**
   * RTP (return to player): percent of all stakes that the game returns in the long run, e.g. `'96.01'`. Players see
   * this value, and a test checks it. Null if players play against each other.
   */
  readonly rtpPercent: string | null;
  readonly limits: (currency: string) => Limits;
}

/** Validates external input. Each zod schema has this shape. */
export interface Reader<Value> {
  readonly safeParse: (json: unknown) => { success: true; data: Value } | { success: false };
}

export type Game = InstantGame | TableGame | CustomGame;
