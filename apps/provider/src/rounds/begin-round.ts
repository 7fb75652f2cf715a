import { randomUUID } from 'node:crypto';
import { houseMachine } from '../slot/house-machine.ts';
import { SpinKind, spin } from '../slot/spin.ts';
import type { WordSource } from '../random/uniform-below.ts';
import type { FreeSpinRun, RoundRecord, SeatRecord, SessionRecord } from './records.ts';

export interface SpinRequest {
  /** Chosen by the page; the same id always gets the same answer. */
  readonly roundId: string;
  readonly kind: SpinKind;
  /** Total bet in minor units. */
  readonly bet: number;
}

/** The seat of a player at one game: free spins wait there for a session that comes back. */
export const seatKey = ({ vendor, playerId, gameId }: Pick<SessionRecord, 'vendor' | 'playerId' | 'gameId'>): string => [vendor, playerId, gameId].join('/');

export const roundKey = (seat: string, roundId: string): string => `${seat}/${roundId}`;

/** A round that has not moved any money yet. A free one belongs to the paid bet that won it. */
export const beginRound = (session: SessionRecord, request: SpinRequest, run: FreeSpinRun | undefined, now: number): RoundRecord => ({
  roundId: request.roundId,
  seat: seatKey(session),
  vendor: session.vendor,
  playerId: session.playerId,
  gameId: session.gameId,
  kind: request.kind,
  bet: run?.bet ?? request.bet,
  state: 'betting',
  betUuid: run?.betUuid ?? randomUUID(),
  closingUuid: randomUUID(),
  wireRoundId: run?.wireRoundId ?? randomUUID(),
  startedAt: now,
});

/** The free spins after a round: those it used, those it won. None left ends the run. */
const freeSpinsAfter = (round: RoundRecord, run: FreeSpinRun | undefined, awarded: number, win: number): FreeSpinRun | undefined => {
  if (run) return { ...run, left: run.left - 1 + awarded, awarded: run.awarded + awarded, won: run.won + win };
  return awarded > 0 ? { left: awarded, awarded, bet: round.bet, won: 0, betUuid: round.betUuid, wireRoundId: round.wireRoundId } : undefined;
};

/** Draws the outcome of a round whose bet is taken. A free spin without a win leaves nothing to tell the wallet. */
export const drawRound = (round: RoundRecord, run: FreeSpinRun | undefined, words: WordSource, balanceBefore: number | undefined): RoundRecord => {
  const result = spin(houseMachine, words, round.bet, round.kind);
  const freeSpins = freeSpinsAfter(round, run, result.freeSpinsAwarded, result.win);
  return {
    ...round,
    state: round.kind === SpinKind.Free && result.win === 0 ? 'settled' : 'owed',
    result: { ...result, lineWins: [...result.lineWins], stops: [...result.stops] },
    ...(freeSpins ? { freeSpins } : {}),
    ...(balanceBefore === undefined ? {} : { balance: balanceBefore + result.win }),
  };
};

const keptRounds = 20;

/** The seat with a round as its newest. */
export const seatAfter = (seat: SeatRecord | undefined, round: RoundRecord): SeatRecord => ({
  rounds: [...(seat?.rounds ?? []).filter((id) => id !== round.roundId), round.roundId].slice(-keptRounds),
  ...(round.freeSpins && round.freeSpins.left > 0 ? { freeSpins: round.freeSpins } : {}),
});
