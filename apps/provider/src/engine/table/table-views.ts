import { computeCommitment } from '../rng/seeded-random.ts';
import type { TableBet, TableRoundRecord } from '../records.ts';
import type { TableGame } from './table-game.ts';

/** A bet of the player's own in the current round. Amounts in minor units. */
export interface MyBet {
  readonly betId: string;
  readonly bet: unknown;
  readonly stake: number;
  /** Null until it is settled. */
  readonly payout: number | null;
}

/** A bet at the table as the others see it. */
export interface PublicBet extends Omit<MyBet, 'betId'> {
  /** Four characters that stand for the player. */
  readonly alias: string;
  readonly currency: string;
}

/** The round at a table, as every page is told of it. Times in epoch milliseconds of the server, `now` among them. */
export interface TableRoundView<Outcome = unknown> {
  readonly roundId: string;
  readonly number: number;
  readonly phase: TableRoundRecord['phase'];
  readonly now: number;
  readonly startedAt: number;
  readonly closesAt: number;
  readonly runsAt: number | null;
  readonly endsAt: number | null;
  /** When the next round begins. */
  readonly nextAt: number | null;
  readonly commitment: string;
  /** While it runs: what may be known then. Afterwards: the outcome. */
  readonly shown: unknown;
  readonly outcome: Outcome | null;
  /** Revealed with the result. */
  readonly seed: string | null;
  readonly clientPart: string | null;
}

export const toTableRoundView = (
  game: TableGame,
  round: TableRoundRecord,
  now: number,
  tempo: number,
): TableRoundView => {
  const isOver = round.phase === 'result';
  const shownNow =
    round.phase === 'running' ? (game.shownWhileRunning ? game.shownWhileRunning(round.outcome) : round.outcome) : null;
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
    shown: isOver ? round.outcome : shownNow,
    outcome: isOver ? round.outcome : null,
    seed: isOver ? round.seed : null,
    clientPart: isOver ? (round.clientPart ?? null) : null,
  };
};

export const toMyBets = (bets: readonly TableBet[], playerKey: string): MyBet[] =>
  bets
    .filter((bet) => bet.seat === playerKey)
    .map(({ betId, bet, stake, payout = null }) => ({ betId, bet, stake, payout }));

const maxPublicBets = 40;

/** The bets of a table for all to see, newest first. */
export const toPublicBets = (bets: readonly TableBet[]): PublicBet[] =>
  bets
    .slice(-maxPublicBets)
    .reverse()
    .map(({ alias, currency, bet, stake, payout = null }) => ({ alias, currency, bet, stake, payout }));
