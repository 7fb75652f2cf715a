import type { Bank } from './bank/bank.ts';
import type { Proof } from './fair/derivation.ts';
import { commitmentOf } from './fair/seeded-words.ts';
import type { Game, Limits } from './game.ts';
import type { RoundRecord, SeatRecord, SessionRecord } from './records.ts';

/** A played round as the page is told of it. Amounts in minor units. */
export interface RoundView<Play = unknown, Outcome = unknown, State = unknown> {
  readonly roundId: string;
  readonly play: Play;
  readonly stake: number;
  readonly outcome: Outcome;
  readonly win: number;
  /** What was left at the game before the round and after it; null: nothing. */
  readonly before: State | null;
  readonly state: State | null;
  /** After everything known of the round; null where only the wallet knows. */
  readonly balance: number | null;
  /** False while the wallet has not acknowledged the win. */
  readonly isPaid: boolean;
  readonly proof: Proof;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** What a page needs to sit down at a game, or to come back to it. */
export interface TableView<State = unknown, Play = unknown, Outcome = unknown, View = unknown> {
  /** The game's id, and how it runs. */
  readonly engine: string;
  readonly kind: Game['kind'];
  readonly game: { readonly id: string; readonly name: string; readonly category: string; readonly theme: string };
  readonly currency: string;
  readonly language: string;
  /** Minor units. */
  readonly balance: number;
  readonly limits: Limits;
  readonly returnPercent: string | null;
  /** Of an instant game: what the player left, the seed of the next round committed to, and the round played last. */
  readonly state: State | null;
  readonly commitment: string | null;
  readonly lastRound: RoundView<Play, Outcome, State> | null;
  /** Of a custom game: its own. */
  readonly view: View;
}

export const proofOf = ({ engine, roundId, seed, clientPart }: RoundRecord): Proof => ({
  game: engine,
  roundId,
  seed,
  commitment: commitmentOf(seed),
  clientPart,
});

export const roundView = (bank: Bank, round: RoundRecord): RoundView => {
  const payout = round.payoutId === undefined ? undefined : bank.payout(round.payoutId);
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
    proof: proofOf(round),
    at: round.at,
  };
};

interface Sitting {
  readonly game: Game;
  readonly session: SessionRecord;
  readonly balance: number;
  readonly seat?: SeatRecord | undefined;
  readonly lastRound?: RoundView | undefined;
  readonly view?: unknown;
}

export const tableView = ({ game, session, balance, seat, lastRound, view }: Sitting): TableView => ({
  engine: game.id,
  kind: game.kind,
  game: { id: session.gameId, name: session.gameName, category: session.category, theme: session.theme },
  currency: session.currency,
  language: session.language,
  balance,
  limits: game.limits(session.currency),
  returnPercent: game.returnPercent,
  state: seat?.state ?? null,
  commitment: seat ? commitmentOf(seat.seed) : null,
  lastRound: lastRound ?? null,
  view: view ?? null,
});
