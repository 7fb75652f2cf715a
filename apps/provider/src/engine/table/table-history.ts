import { ErrorCode } from '@livery/contract/errors';
import type { ProviderStore } from '../../store/provider-store.ts';
import type { TableRoundRecord } from '../../store/records.ts';
import type { Proof } from '../rng/derivation.ts';
import { computeCommitment } from '../rng/seeded-random.ts';
import { GameError } from '../game-error.ts';
import type { MyBet } from './table-views.ts';
import { toMyBets } from './table-views.ts';

/** Past round in which the player had bets. The amounts are in minor units. */
export interface PastTableRound<Bet = unknown, Outcome = unknown> {
  readonly roundId: string;
  readonly number: number;
  readonly outcome: Outcome;
  readonly bets: readonly (Omit<MyBet, 'bet'> & { readonly bet: Bet })[];
  readonly stake: number;
  readonly win: number;
  readonly at: number;
  /** True if the round was cancelled after a kill, and the player got all stakes back. */
  readonly isReturned?: boolean;
  /**
   * True if the round was cancelled after a kill, and bets of the player were settled before. `bets`, `stake` and `win`
   * have only these bets. The other stakes were returned.
   */
  readonly isCutShort?: boolean;
}

/**
 * Data with which anyone can verify the outcome of a table round. `betIds` has the ids of all bets. Their hash is the
 * client part, which is the players' part of the draw.
 */
export interface TableProof extends Proof {
  readonly betIds: readonly string[];
}

const perPage = 20;

interface TableHistoryQuery {
  readonly store: ProviderStore;
  readonly table: string;
  readonly playerKey: string;
  /**
   * Id of the oldest round that the page already shows. The result starts with the next older round. If undefined,
   * the result starts with the newest round.
   */
  readonly before: string | undefined;
}

const toPastRound = ({ phase, roundId, number, outcome, bets, startedAt }: TableRoundRecord, playerKey: string) => {
  const myBets = toMyBets(bets, playerKey);
  const settled = myBets.filter(({ payout }) => payout !== null);
  const isCancelled = phase === 'cancelled';
  const isReturned = isCancelled && settled.length === 0;
  const shown = isCancelled && !isReturned ? settled : myBets;
  return {
    roundId,
    number,
    // The draw of a cancelled round stays secret.
    outcome: isCancelled ? null : outcome,
    bets: shown,
    stake: shown.reduce((sum, { stake }) => sum + stake, 0),
    win: shown.reduce((sum, { payout }) => sum + (payout ?? 0), 0),
    at: startedAt,
    ...(isReturned && { isReturned }),
    ...(isCancelled && !isReturned && { isCutShort: true }),
  };
};

export const listTableHistory = ({
  store,
  table,
  playerKey,
  before,
}: TableHistoryQuery): { rounds: PastTableRound[]; next: string | null } => {
  const playerRounds = [...store.tables.tableRounds.values()]
    .filter(
      ({ table: key, phase, bets }) =>
        key === table && (phase === 'result' || phase === 'cancelled') && bets.some((bet) => bet.seat === playerKey),
    )
    .reverse();
  const from = before === undefined ? 0 : playerRounds.findIndex(({ roundId }) => roundId === before) + 1;
  const rounds = playerRounds.slice(from, from + perPage).map((round) => toPastRound(round, playerKey));
  return { rounds, next: playerRounds.length > from + perPage ? (rounds.at(-1)?.roundId ?? null) : null };
};

export const getTableProof = ({
  store,
  table,
  game,
  roundId,
}: {
  readonly store: ProviderStore;
  readonly table: string;
  readonly game: string;
  readonly roundId: string;
}): TableProof => {
  const round = store.tables.tableRounds.get(`${table}/${roundId}`);
  // The seed must stay secret until the round is over. Until then, the response is the error `NotFound`.
  if (round?.phase !== 'result' || round.clientPart === undefined) throw new GameError(ErrorCode.NotFound);
  return {
    game,
    roundId,
    seed: round.seed,
    commitment: computeCommitment(round.seed),
    clientPart: round.clientPart,
    betIds: round.bets.map(({ betId }) => betId).sort(),
  };
};
