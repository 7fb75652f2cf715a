import type { CustomGame } from './custom/custom-game.ts';
import type { InstantGame } from './instant/instant-game.ts';
import type { TableGame } from './table/table-game.ts';

/** What a player may stake in a currency. Minor units. */
export interface Limits {
  readonly min: number;
  /** For one bet. */
  readonly max: number;
  /** The bets or chips that the page offers, rising. */
  readonly steps: readonly number[];
  /** The one a player starts with. */
  readonly preset: number;
}

export interface GameBase {
  /** The folder's name. It is part of every draw, so it never changes. */
  readonly id: string;
  /** Percent of all stakes that the game returns in the long run, as players are told, e.g. `'96.01'`. A test proves it. Null: players play each other. */
  readonly rtpPercent: string | null;
  readonly limits: (currency: string) => Limits;
}

/** Reads what came from outside: a zod schema does. */
export interface Reader<Value> {
  readonly safeParse: (json: unknown) => { success: true; data: Value } | { success: false };
}

/** A game as the registry holds it, whatever is inside. */
export type Game = InstantGame | TableGame | CustomGame;
