import type { ProviderStore } from '../../store/provider-store.ts';
import type { BetLedger } from '../wallet/bet-ledger.ts';
import type { SessionRecord } from '../../store/records.ts';
import { playerStateKey, toRoundKey } from '../player-state-key.ts';
import type { RoundView } from '../views.ts';
import { toRoundView } from '../views.ts';

const perPage = 20;

interface InstantHistoryQuery {
  readonly store: ProviderStore;
  readonly betLedger: BetLedger;
  readonly session: SessionRecord;
  /**
   * Id of the oldest round that the page already shows. The result starts with the next older round. If undefined,
   * the result starts with the newest round.
   */
  readonly before: string | undefined;
  /** Engine of the page, which cannot show rounds of another engine that the game had before. */
  readonly engine: string;
}

/** Returns one page of a player's rounds at one game. The newest round is first. */
export const listInstantHistory = ({
  store,
  betLedger,
  session,
  before,
  engine,
}: InstantHistoryQuery): { rounds: RoundView[]; next: string | null } => {
  const key = playerStateKey(session);
  const rounds = [...(store.tables.seats.get(key)?.rounds ?? [])]
    .reverse()
    .flatMap((id) => store.tables.rounds.get(toRoundKey(key, id)) ?? [])
    .filter((round) => round.status === 'played' && round.engine === engine);
  const from = before === undefined ? 0 : rounds.findIndex(({ roundId }) => roundId === before) + 1;
  const page = rounds.slice(from, from + perPage);
  return {
    rounds: page.map((round) => toRoundView(betLedger, round)),
    next: rounds.length > from + perPage ? (page.at(-1)?.roundId ?? null) : null,
  };
};
