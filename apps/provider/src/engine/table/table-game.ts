import type { RandomSource } from '../rng/random-int.ts';
import type { GameBase, Limits, Reader } from '../game.ts';

/** What a bet is about to be placed at. */
export interface BetContext<Bet> {
  readonly currency: string;
  readonly limits: Limits;
  /** The player's own bets that stand in this round. Stakes in minor units. */
  readonly placed: readonly { readonly bet: Bet; readonly stake: number }[];
}

/** Milliseconds. A round: betting, closed (late answers of the wallet come in), running (as long as the outcome takes to show), result. */
export interface Phases {
  readonly betting: number;
  readonly closed: number;
  readonly result: number;
}

/** What a player does with a standing bet while the round runs, e.g. cashes out. */
export interface Action<Bet, Outcome, Act> {
  readonly request: Reader<Act>;
  /** What the bet is settled with, in minor units, or a Refusal. `elapsed`: milliseconds since the round runs, by the server's clock. */
  readonly settle: (about: {
    readonly act: Act;
    readonly bet: Bet;
    readonly stake: number;
    readonly outcome: Outcome;
    readonly elapsed: number;
  }) => number;
}

/**
 * A table that many players share, on the provider's clock. Players of one catalogue game sit at one table. The outcome
 * is drawn when the bets are frozen; the client part of the draw is the digest of the bets.
 */
export interface TableGame<Bet = unknown, Outcome = unknown, Act = unknown> extends GameBase {
  readonly kind: 'table';
  readonly phases: Phases;
  /** One bet of the page: a spot with its amount, or a whole slip. A player may place several in a round. */
  readonly bet: Reader<Bet>;
  /** What the bet costs, in minor units, above 0. Throws a Refusal for one that is off the table or past a limit. */
  readonly stake: (bet: Bet, context: BetContext<Bet>) => number;
  /** The outcome, from the words and the number of the round alone: the page repeats it to verify it. */
  readonly draw: (randomSource: RandomSource, round: { readonly number: number }) => Outcome;
  /** Milliseconds that the outcome takes to be shown: the length of the phase `running`. */
  readonly runMs: (outcome: Outcome) => number;
  /** What the page may know while the round runs. Absent: the whole outcome. */
  readonly shownWhileRunning?: (outcome: Outcome) => unknown;
  /** What a bet that stands at the end returns, stake included, in minor units. */
  readonly settle: (bet: Bet, stake: number, outcome: Outcome) => number;
  readonly action?: Action<Bet, Outcome, Act>;
  /** What becomes of bets that stand when the process was killed while the round ran: `finish` settles them by the outcome that was drawn, `roll-back` returns them (where players could still have acted). Default `finish`. */
  readonly whenInterrupted?: 'finish' | 'roll-back';
}

/** Forgets the types of a game's inside, which the engine never looks at: it hands back what `bet` and `draw` gave. */
export const tableGame = <Bet, Outcome, Act = never>(game: Omit<TableGame<Bet, Outcome, Act>, 'kind'>): TableGame =>
  ({ ...game, kind: 'table' }) as unknown as TableGame;
