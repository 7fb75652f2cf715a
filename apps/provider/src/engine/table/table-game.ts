import type { RandomSource } from '../rng/random-int.ts';
import type { GameBase, Limits, Reader } from '../game.ts';

export interface BetContext<Bet> {
  readonly currency: string;
  readonly limits: Limits;
  /** Bets that the player already has in this round. The stakes are in minor units. */
  readonly placed: readonly { readonly bet: Bet; readonly stake: number }[];
}

/**
 * Durations of the phases in milliseconds. A round has four phases: `betting`, `closed` (the server waits for wallet
 * responses), `running` (the pages show the outcome, for `runMs`) and `result`.
 */
export interface Phases {
  readonly betting: number;
  readonly closed: number;
  readonly result: number;
}

/** Action of a player on a bet during the phase `running`, e.g. a cash-out. */
export interface Action<Bet, Outcome, Act> {
  readonly request: Reader<Act>;
  /**
   * Returns the payout of the bet in minor units. `elapsed` is the time in milliseconds since the start of the phase
   * `running`, by the server clock. Throws a GameError if the action is not possible.
   */
  readonly settle: (about: {
    readonly act: Act;
    readonly bet: Bet;
    readonly stake: number;
    readonly outcome: Outcome;
    readonly elapsed: number;
  }) => number;
}

/**
 * Game at a table that many players share. All players of one catalogue game are at the same table. The server clock
 * decides the phases. The outcome is drawn after the bets are closed. The hash of the bet ids is an input of the
 * draw, so the server alone cannot choose the outcome.
 */
export interface TableGame<Bet = unknown, Outcome = unknown, Act = unknown> extends GameBase {
  readonly kind: 'table';
  readonly phases: Phases;
  /**
   * Schema of one bet, e.g. with the amounts on the spots (fields) of the table. A player may place several bets in a
   * round. A game that limits their number throws an error in `stake` for the bet that exceeds it.
   */
  readonly bet: Reader<Bet>;
  /**
   * Returns the stake of the bet in minor units, above 0. Throws a GameError if the game does not offer the bet, or if
   * the bet is above a limit.
   */
  readonly stake: (bet: Bet, context: BetContext<Bet>) => number;
  /**
   * Draws the outcome. The outcome must depend only on the random source and the round number, because the page repeats
   * the draw to verify it.
   */
  readonly draw: (randomSource: RandomSource, round: { readonly number: number }) => Outcome;
  /** Duration of the phase `running` in milliseconds. In this phase the pages show the outcome. */
  readonly runMs: (outcome: Outcome) => number;
  /** Returns the part of the outcome that the pages may see during the phase `running`. Default: the full outcome. */
  readonly shownWhileRunning?: (outcome: Outcome) => unknown;
  /** Returns the payout of a bet at the end of the round in minor units, including the stake. */
  readonly settle: (bet: Bet, stake: number, outcome: Outcome) => number;
  readonly action?: Action<Bet, Outcome, Act>;
  /**
   * Rule for the open bets of a round if the process was killed during the phase `running`. `finish` settles the bets
   * by the drawn outcome. `roll-back` refunds the stakes. Use `roll-back` if a player could still act, e.g. cash out.
   * Default: `finish`.
   */
  readonly whenInterrupted?: 'finish' | 'roll-back';
}

/**
 * Removes the type parameters of a game, so that the engine can handle all games in the same way. This is safe,
 * because the engine only passes values that `bet` has validated and `draw` has returned.
 */
export const tableGame = <Bet, Outcome, Act = never>(game: Omit<TableGame<Bet, Outcome, Act>, 'kind'>): TableGame =>
  ({ ...game, kind: 'table' }) as unknown as TableGame;
