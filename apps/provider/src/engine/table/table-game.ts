import type { RandomSource } from '../rng/random-int.ts';
import type { GameBase, Limits, Reader } from '../game.ts';

/** Data that the stake of a bet depends on. */
export interface BetContext<Bet> {
  readonly currency: string;
  readonly limits: Limits;
  /** The player's current bets in this round. Stakes in minor units. */
  readonly placed: readonly { readonly bet: Bet; readonly stake: number }[];
}

/**
 * Lengths of the phases in milliseconds. A round has the phases betting, closed (pending wallet responses arrive),
 * running (the outcome is shown, see `runMs`) and result.
 */
export interface Phases {
  readonly betting: number;
  readonly closed: number;
  readonly result: number;
}

/** Action of a player on a bet while the round runs, e.g. a cash-out. */
export interface Action<Bet, Outcome, Act> {
  readonly request: Reader<Act>;
  /**
   * Payout of the bet in minor units. Throws a GameError when the action is not possible. `elapsed`: milliseconds since
   * the start of the phase `running`, by the server clock.
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
 * Game at a table that many players share. All players of one catalogue game are at the same table, and the clock of
 * the provider decides its phases. The outcome is drawn when the bets are frozen. The players' part of the draw is the
 * digest of the bets.
 */
export interface TableGame<Bet = unknown, Outcome = unknown, Act = unknown> extends GameBase {
  readonly kind: 'table';
  readonly phases: Phases;
  /** Schema of one bet: a spot with its amount, or a full slip. A player may place several in a round. */
  readonly bet: Reader<Bet>;
  /** Stake of the bet, in minor units, above 0. Throws a GameError if the bet is not offered or is above a limit. */
  readonly stake: (bet: Bet, context: BetContext<Bet>) => number;
  /**
   * Draws the outcome. It depends only on the random source and the round number, because the page repeats the draw to
   * verify it.
   */
  readonly draw: (randomSource: RandomSource, round: { readonly number: number }) => Outcome;
  /** Milliseconds of the phase `running`: the time to show the outcome. */
  readonly runMs: (outcome: Outcome) => number;
  /** Returns the part of the outcome that the page may see while the round runs. Default: the full outcome. */
  readonly shownWhileRunning?: (outcome: Outcome) => unknown;
  /** Payout of a bet at the end of the round, stake included, in minor units. */
  readonly settle: (bet: Bet, stake: number, outcome: Outcome) => number;
  readonly action?: Action<Bet, Outcome, Act>;
  /**
   * Treatment of open bets when the process is killed while the round runs. `finish` settles them by the drawn outcome.
   * `roll-back` returns the stakes: use it if players could still have acted, e.g. by a cash-out. Default: `finish`.
   */
  readonly whenInterrupted?: 'finish' | 'roll-back';
}

/** Erases the type parameters of a game. The engine only passes on the values of `bet` and `draw`. */
export const tableGame = <Bet, Outcome, Act = never>(game: Omit<TableGame<Bet, Outcome, Act>, 'kind'>): TableGame =>
  ({ ...game, kind: 'table' }) as unknown as TableGame;
