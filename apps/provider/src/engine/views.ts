import type { BetLedger } from './wallet/bet-ledger.ts';
import type { Proof } from './rng/derivation.ts';
import { computeCommitment } from './rng/seeded-random.ts';
import type { Game, Limits } from './game.ts';
import type { RoundRecord, PlayerStateRecord, SessionRecord } from '../store/records.ts';

/** Round of an instant game, as sent to the page. Amounts in minor units. */
export interface RoundView<Play = unknown, Outcome = unknown, State = unknown> {
  readonly roundId: string;
  readonly play: Play;
  readonly stake: number;
  readonly outcome: Outcome;
  readonly win: number;
  /**
   * Player state before the round, e.g. free spins. `state` is the player state after the round. A value is null if the
   * player has no such state.
   */
  readonly before: State | null;
  readonly state: State | null;
  /** Balance after the round, including its payout. Null if the server does not know the balance. */
  readonly balance: number | null;
  /** True when the wallet has confirmed the payment of the win. */
  readonly isPaid: boolean;
  readonly proof: Proof;
  /** Time of the round in epoch milliseconds. */
  readonly at: number;
}

/** Data with which a page starts a game, or continues the game after a reload. */
export interface TableView<State = unknown, Play = unknown, Outcome = unknown, View = unknown> {
  /** Id of the game. */
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
   * Only instant games have this field and the next two fields. The three fields are the player state, the commitment
   * (hash) of the next round's seed, and the last round.
   */
  readonly state: State | null;
  readonly commitment: string | null;
  readonly lastRound: RoundView<Play, Outcome, State> | null;
  /** View that a custom game creates. Only custom games have this field. */
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
