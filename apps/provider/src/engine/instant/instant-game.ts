import type { RandomSource } from '../rng/random-int.ts';
import type { GameBase, Limits, Reader } from '../game.ts';

/** What a play is about to happen at. */
export interface InstantContext<State> {
  /** What the player left at the game, e.g. free spins; undefined: nothing. */
  readonly state: State | undefined;
  readonly currency: string;
  readonly limits: Limits;
}

export interface DrawResult<Outcome, State> {
  readonly outcome: Outcome;
  /** Minor units. */
  readonly win: number;
  /** What the player leaves at the game now; absent: nothing. */
  readonly state?: State | undefined;
}

/**
 * A game of one member against the house: a request, a stake, an outcome, a win. The engine takes the stake, draws,
 * keeps the state of the seat, pays the win and answers a repeated request with the same round.
 */
export interface InstantGame<Play = unknown, State = unknown, Outcome = unknown> extends GameBase {
  readonly kind: 'instant';
  /** What the page asks for. */
  readonly play: Reader<Play>;
  /** What is kept of a seat between rounds; absent: nothing. */
  readonly state?: Reader<State>;
  /**
   * What the play costs, in minor units. 0: nothing is taken, and wins belong to the last bet that was (free spins).
   * Throws a Refusal for a play that is not offered now.
   */
  readonly stake: (play: Play, context: InstantContext<State>) => number;
  /** The outcome, from the words alone: the page repeats it to verify it. `stake` as taken. */
  readonly draw: (
    randomSource: RandomSource,
    round: { readonly play: Play; readonly stake: number; readonly state: State | undefined },
  ) => DrawResult<Outcome, State>;
}

/** Forgets the types of a game's inside, which the engine never looks at: it hands back what `play` and `state` have read. */
export const instantGame = <Play, State, Outcome>(game: Omit<InstantGame<Play, State, Outcome>, 'kind'>): InstantGame =>
  ({ ...game, kind: 'instant' }) as unknown as InstantGame;
