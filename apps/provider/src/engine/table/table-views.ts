import { computeCommitment } from '../rng/seeded-random.ts';
import type { TableBet, TableRoundRecord } from '../../store/records.ts';
import type { TableGame } from './table-game.ts';

/** Bet of the player who receives this data. The amounts are in minor units. */
export interface MyBet {
  readonly betId: string;
  readonly bet: unknown;
  readonly stake: number;
  /** Payout of the bet. Null until the bet is settled. */
  readonly payout: number | null;
}

/** Bet as all players at the table see it. The bet id lets a page find the bets of its own player. */
export interface PublicBet extends MyBet {
  /** Masked name of the player, four characters long. */
  readonly alias: string;
  readonly currency: string;
}

/** Response to a cancellation. `balance` is in minor units, and null if the wallet has not responded. */
export interface CancelResponse {
  readonly betId: string;
  readonly balance: number | null;
}

/** Response to an action of a player on a bet, such as a cash-out. */
export interface ActResponse extends CancelResponse {
  /** Payout of the bet in minor units. */
  readonly payout: number;
}

/** Round of a table, as sent to the pages. All times are server times in epoch milliseconds. */
export interface TableRoundView<Outcome = unknown> {
  readonly roundId: string;
  readonly number: number;
  readonly phase: TableRoundRecord['phase'];
  readonly now: number;
  readonly startedAt: number;
  readonly closesAt: number;
  readonly runsAt: number | null;
  readonly endsAt: number | null;
  readonly nextAt: number | null;
  readonly commitment: string;
  /**
   * Part of the outcome that the pages may see. Null before the phase `running`. In the phase `result`, this field
   * has the full outcome.
   */
  readonly shown: unknown;
  readonly outcome: Outcome | null;
  /** Seed of the draw. Null until the round is over. */
  readonly seed: string | null;
  readonly clientPart: string | null;
}

/** Returns the part of the outcome that the pages may see in the current phase. */
const getShownOutcome = (game: TableGame, { phase, outcome }: TableRoundRecord): unknown => {
  if (phase === 'result') return outcome;
  if (phase !== 'running') return null;
  return game.shownWhileRunning ? game.shownWhileRunning(outcome) : outcome;
};

export const toTableRoundView = (
  game: TableGame,
  round: TableRoundRecord,
  now: number,
  tempo: number,
): TableRoundView => {
  const isOver = round.phase === 'result';
  return {
    roundId: round.roundId,
    number: round.number,
    phase: round.phase,
    now,
    startedAt: round.startedAt,
    closesAt: round.closesAt,
    runsAt: round.runsAt ?? null,
    endsAt: isOver || !game.shownWhileRunning ? (round.endsAt ?? null) : null,
    nextAt: isOver && round.endsAt !== undefined ? round.endsAt + game.phases.result * tempo : null,
    commitment: computeCommitment(round.seed),
    shown: getShownOutcome(game, round),
    outcome: isOver ? round.outcome : null,
    seed: isOver ? round.seed : null,
    clientPart: isOver ? (round.clientPart ?? null) : null,
  };
};

export const toMyBets = (bets: readonly TableBet[], playerKey: string): MyBet[] =>
  bets
    .filter((bet) => bet.seat === playerKey)
    .map(({ betId, bet, stake, payout = null }) => ({ betId, bet, stake, payout }));

const maxPublicBets = 100;

/** Returns the newest bets in the form that other players may see, at most `maxPublicBets`, newest first. */
export const toPublicBets = (bets: readonly TableBet[]): PublicBet[] =>
  bets
    .slice(-maxPublicBets)
    .reverse()
    .map(({ betId, alias, currency, bet, stake, payout = null }) => ({ betId, alias, currency, bet, stake, payout }));
