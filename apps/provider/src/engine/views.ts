import type { BetLedger } from './wallet/bet-ledger.ts';
import type { Proof } from './rng/derivation.ts';
import { computeCommitment } from './rng/seeded-random.ts';
import type { Game, Limits, Volatility } from './game.ts';
import type { RoundRecord, PlayerStateRecord, SessionRecord } from '../store/records.ts';

/** Round of an instant game, as sent to the page. The amounts are in minor units. */
export interface RoundView<Play = unknown, Outcome = unknown, State = unknown> {
  readonly roundId: string;
  readonly play: Play;
  readonly stake: number;
  readonly outcome: Outcome;
  readonly win: number;
  /**
   * State of the player at the game before the round, e.g. the remaining free spins. `state` is the state after the
   * round. Each of them is null if nothing is stored for the player.
   */
  readonly before: State | null;
  readonly state: State | null;
  /**
   * Balance of the player after the round in minor units, including the payout. Null if the server does not know it.
   */
  readonly balance: number | null;
  /**
   * True if the wallet has accepted the payout of the round, and after a round without a payout. False while the payout
   * waits for the wallet, and if the wallet has rejected it.
   */
  readonly isPaid: boolean;
  readonly proof: Proof;
  /** Start of the round in epoch milliseconds. */
  readonly at: number;
}

/** Data that a page needs to start a game, or to continue the game after a reload. */
export interface TableView<State = unknown, Play = unknown, Outcome = unknown, View = unknown> {
  /** Id of the provider's game that the page plays, e.g. `roulette`. `game` below is the game in the catalogue. */
  readonly engine: string;
  readonly kind: Game['kind'];
  readonly game: { readonly id: string; readonly name: string; readonly category: string; readonly theme: string };
  readonly currency: string;
  readonly language: string;
  /** True if the player plays with play money. */
  readonly isPlayMoney: boolean;
  /** Time zone of the brand as an IANA name. Null if the wallet has not reported it. */
  readonly timeZone: string | null;
  /** Balance in minor units. */
  readonly balance: number;
  readonly limits: Limits;
  readonly returnPercent: string | null;
  readonly volatility: Volatility | null;
  /**
   * State of the player at the game, e.g. free spins. This field, `commitment` (hash of the next round's seed) and
   * `lastRound` are null for all games except instant games.
   */
  readonly state: State | null;
  readonly commitment: string | null;
  readonly lastRound: RoundView<Play, Outcome, State> | null;
  /**
   * Data of a custom game (a game with its own rules, e.g. the sportsbook) for its page. Null for all other games.
   */
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
    isPaid: payout === undefined || payout.state === 'paid',
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
  isPlayMoney: session.isTrial ?? false,
  timeZone: session.timeZone ?? null,
  balance,
  limits: game.limits(session.currency),
  returnPercent: game.rtpPercent,
  volatility: game.volatility ?? null,
  state: playerState?.state ?? null,
  commitment: playerState ? computeCommitment(playerState.seed) : null,
  lastRound: lastRound ?? null,
  view: view ?? null,
});
