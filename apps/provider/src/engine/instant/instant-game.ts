import type { RandomSource } from '../rng/random-int.ts';
import type { GameBase, Limits, Reader } from '../game.ts';

/** Data of the player's session that a play depends on. */
export interface InstantContext<State> {
  /** State that the last round stored for the player, e.g. free spins. Undefined if it stored none. */
  readonly state: State | undefined;
  readonly currency: string;
  readonly limits: Limits;
}

export interface DrawResult<Outcome, State> {
  readonly outcome: Outcome;
  /** In minor units. */
  readonly win: number;
  /** State to store for the player until the next round. Undefined if there is nothing to store. */
  readonly state?: State | undefined;
}

/**
 * A game of one player against the operator: request, stake, outcome, win. The engine takes the stake, draws, stores
 * the player state, pays the win and returns the same round for a repeated request.
 */
export interface InstantGame<Play = unknown, State = unknown, Outcome = unknown> extends GameBase {
  readonly kind: 'instant';
  /** Schema of the page's request. */
  readonly play: Reader<Play>;
  /** Schema of the player state that is stored between rounds. Undefined for a game without such a state. */
  readonly state?: Reader<State>;
  /**
   * Stake of the play, in minor units. For 0, e.g. a free spin, no bet is placed, and a win belongs to the last paid
   * bet. Throws a GameError when the play is not offered.
   */
  readonly stake: (play: Play, context: InstantContext<State>) => number;
  /**
   * Draws the outcome. It depends only on the random source and the arguments, because the page repeats the draw to
   * verify it. `stake` is the stake that was taken.
   */
  readonly draw: (
    randomSource: RandomSource,
    round: { readonly play: Play; readonly stake: number; readonly state: State | undefined },
  ) => DrawResult<Outcome, State>;
}

/**
 * Erases the type parameters of a game. The engine only passes on the values that `play` and `state` have validated.
 */
export const instantGame = <Play, State, Outcome>(game: Omit<InstantGame<Play, State, Outcome>, 'kind'>): InstantGame =>
  ({ ...game, kind: 'instant' }) as unknown as InstantGame;
