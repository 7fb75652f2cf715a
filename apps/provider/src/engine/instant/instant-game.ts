import type { RandomSource } from '../rng/random-int.ts';
import type { GameBase, Limits, Reader } from '../game.ts';

/** Data from which a game computes the stake of a play. A play is the request of a player for one round. */
export interface InstantContext<State> {
  /** State that the player's last round stored, e.g. free spins. Undefined if the last round stored no state. */
  readonly state: State | undefined;
  readonly currency: string;
  readonly limits: Limits;
}

export interface DrawResult<Outcome, State> {
  readonly outcome: Outcome;
  /** Win in minor units. */
  readonly win: number;
  /** State to store for the player's next round, e.g. free spins. Undefined if there is nothing to store. */
  readonly state?: State | undefined;
}

/**
 * Game of one player against the operator. For each request the engine takes the stake, draws the outcome, stores the
 * player state and pays the win. A repeated request gets the stored round.
 */
export interface InstantGame<Play = unknown, State = unknown, Outcome = unknown> extends GameBase {
  readonly kind: 'instant';
  /**
   * Minimum time between two rounds of a player in milliseconds. If undefined, the default of the provider applies,
   * which is the pace of slots. A value above this default has no effect.
   */
  readonly paceMs?: number;
  /** Schema of the request that the page sends for a round. */
  readonly play: Reader<Play>;
  /** Schema of the state that is stored for the player between rounds. Undefined if the game stores no state. */
  readonly state?: Reader<State>;
  /**
   * Returns the stake of a play in minor units. 0 means that no bet is placed, e.g. for a free spin. The win of a
   * play without a bet belongs to the last paid bet. Throws a GameError if the game does not offer the play.
   */
  readonly stake: (play: Play, context: InstantContext<State>) => number;
  /**
   * Draws the outcome. The outcome must depend only on the random source and the arguments, because the page repeats
   * the draw to verify it. `stake` is in minor units.
   */
  readonly draw: (
    randomSource: RandomSource,
    round: { readonly play: Play; readonly stake: number; readonly state: State | undefined },
  ) => DrawResult<Outcome, State>;
}

/**
 * Removes the type parameters of a game, so that the engine can handle all games in the same way. This is safe,
 * because the engine only passes values that the schemas `play` and `state` have validated.
 */
export const instantGame = <Play, State, Outcome>(game: Omit<InstantGame<Play, State, Outcome>, 'kind'>): InstantGame =>
  ({ ...game, kind: 'instant' }) as unknown as InstantGame;
