import type { ProviderStore } from '../../store/provider-store.ts';
import type { BetLedger } from '../wallet/bet-ledger.ts';
import type { SessionRecord } from '../../store/records.ts';
import { playerStateKey } from '../player-state-key.ts';
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
  const ids = [...(store.tables.seats.get(key)?.rounds ?? [])].reverse();
  const from = before === undefined ? 0 : ids.indexOf(before) + 1;
  const page = ids.slice(from, from + perPage);
  const rounds = page
    .flatMap((id) => store.tables.rounds.get(`${key}/${id}`) ?? [])
    .filter((round) => round.status === 'played' && round.engine === engine);
  return {
    rounds: rounds.map((round) => toRoundView(betLedger, round)),
    next: ids.length > from + perPage ? (page.at(-1) ?? null) : null,
  };
};
