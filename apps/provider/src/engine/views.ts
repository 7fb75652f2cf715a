import type { BetLedger } from './wallet/bet-ledger.ts';
import type { Proof } from './rng/derivation.ts';
import { computeCommitment } from './rng/seeded-random.ts';
import type { Game, Limits } from './game.ts';
import type { RoundRecord, PlayerStateRecord, SessionRecord } from '../store/records.ts';

/** A played round as sent to the page. Amounts in minor units. */
export interface RoundView<Play = unknown, Outcome = unknown, State = unknown> {
  readonly roundId: string;
  readonly play: Play;
  readonly stake: number;
  readonly outcome: Outcome;
  readonly win: number;
  /** Player state (e.g. free spins) before the round and after it. Null if there is none. */
  readonly before: State | null;
  readonly state: State | null;
  /** Balance with all known payouts of the round. Null when only the wallet knows it. */
  readonly balance: number | null;
  /** False until the wallet has acknowledged the win. */
  readonly isPaid: boolean;
  readonly proof: Proof;
  /** In epoch milliseconds. */
  readonly at: number;
}

/** Data that a page needs to start a game or to continue it. */
export interface TableView<State = unknown, Play = unknown, Outcome = unknown, View = unknown> {
  /** Id and kind of the game. */
  readonly engine: string;
  readonly kind: Game['kind'];
  readonly game: { readonly id: string; readonly name: string; readonly category: string; readonly theme: string };
  readonly currency: string;
  readonly language: string;
  /** In minor units. */
  readonly balance: number;
  readonly limits: Limits;
  readonly returnPercent: string | null;
  /**
   * Fields of instant games only: the player state, the commitment (hash) of the seed of the next round, and the last
   * round.
   */
  readonly state: State | null;
  readonly commitment: string | null;
  readonly lastRound: RoundView<Play, Outcome, State> | null;
  /** Field of custom games only: the view that the game creates. */
  readonly view: View;
}

export const toProof = ({ engine, roundId, seed, clientPart }: RoundRecord): Proof => ({
  game: engine,
  roundId,
  seed,
  commitment: computeCommitment(seed),
  clientPart,
});

export const toRoundView = (betLedger: BetLedger, round: RoundRecord): RoundView => {
  const payout = round.payoutId === undefined ? undefined : betLedger.payout(round.payoutId);
  return {
    roundId: round.roundId,
    play: round.play,
    stake: round.stake,
    outcome: round.outcome ?? null,
    win: round.win ?? 0,
    before: round.stateBefore ?? null,
    state: round.stateAfter ?? null,
    balance: payout?.balance ?? round.balance ?? null,
    isPaid: payout?.state !== 'due',
    proof: toProof(round),
    at: round.at,
  };
};

interface TableViewInput {
  readonly game: Game;
  readonly session: SessionRecord;
  readonly balance: number;
  readonly playerState?: PlayerStateRecord | undefined;
  readonly lastRound?: RoundView | undefined;
  readonly view?: unknown;
}

export const toTableView = ({ game, session, balance, playerState, lastRound, view }: TableViewInput): TableView => ({
  engine: game.id,
  kind: game.kind,
  game: { id: session.gameId, name: session.gameName, category: session.category, theme: session.theme },
  currency: session.currency,
  language: session.language,
  balance,
  limits: game.limits(session.currency),
  returnPercent: game.rtpPercent,
  state: playerState?.state ?? null,
  commitment: playerState ? computeCommitment(playerState.seed) : null,
  lastRound: lastRound ?? null,
  view: view ?? null,
});
