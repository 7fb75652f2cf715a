import { ErrorCode } from '@livery/contract/errors';
import type { ProviderStore } from '../../store/provider-store.ts';
import type { Proof } from '../fair/derivation.ts';
import { commitmentOf } from '../fair/seeded-words.ts';
import { Refusal } from '../refusal.ts';
import type { OwnBet } from './table-views.ts';
import { ownBets } from './table-views.ts';

/** A round in which the player took part. Amounts in minor units. */
export interface PastTableRound<Bet = unknown, Outcome = unknown> {
  readonly roundId: string;
  readonly number: number;
  readonly outcome: Outcome;
  readonly bets: readonly (Omit<OwnBet, 'bet'> & { readonly bet: Bet })[];
  readonly stake: number;
  readonly win: number;
  readonly at: number;
}

/** What proves a round of a table: with the ids of all bets, whose digest is the client part. */
export interface TableProof extends Proof {
  readonly betIds: readonly string[];
}

const perPage = 20;

interface Asked {
  readonly store: ProviderStore;
  readonly table: string;
  readonly seat: string;
  /** Id of the last round that is known already. */
  readonly before: string | undefined;
}

export const tableHistory = ({
  store,
  table,
  seat,
  before,
}: Asked): { rounds: PastTableRound[]; next: string | null } => {
  const own = [...store.tables.tableRounds.values()]
    .filter((round) => round.table === table && round.phase === 'result' && round.bets.some((bet) => bet.seat === seat))
    .reverse();
  const from = before === undefined ? 0 : own.findIndex(({ roundId }) => roundId === before) + 1;
  const rounds = own.slice(from, from + perPage).map(({ roundId, number, outcome, bets, startedAt }) => {
    const mine = ownBets(bets, seat);
    return {
      roundId,
      number,
      outcome,
      bets: mine,
      stake: mine.reduce((sum, { stake }) => sum + stake, 0),
      win: mine.reduce((sum, { payout }) => sum + (payout ?? 0), 0),
      at: startedAt,
    };
  });
  return { rounds, next: own.length > from + perPage ? (rounds.at(-1)?.roundId ?? null) : null };
};

export const tableProof = ({
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
  // A seed that still decides something stays secret.
  if (round?.phase !== 'result' || round.clientPart === undefined) throw new Refusal(ErrorCode.NotFound);
  return {
    game,
    roundId,
    seed: round.seed,
    commitment: commitmentOf(round.seed),
    clientPart: round.clientPart,
    betIds: round.bets.map(({ betId }) => betId).sort(),
  };
};
