import type { ProviderStore } from '../../store/provider-store.ts';
import type { Bank } from '../bank/bank.ts';
import type { SessionRecord } from '../records.ts';
import { seatKey } from '../seat-key.ts';
import type { RoundView } from '../views.ts';
import { roundView } from '../views.ts';

const perPage = 20;

interface Asked {
  readonly store: ProviderStore;
  readonly bank: Bank;
  readonly session: SessionRecord;
  /** Id of the last round that is known already. */
  readonly before: string | undefined;
}

/** The rounds of a seat, newest first, a page at a time. */
export const instantHistory = ({
  store,
  bank,
  session,
  before,
}: Asked): { rounds: RoundView[]; next: string | null } => {
  const key = seatKey(session);
  const ids = [...(store.tables.seats.get(key)?.rounds ?? [])].reverse();
  const from = before === undefined ? 0 : ids.indexOf(before) + 1;
  const page = ids.slice(from, from + perPage);
  const rounds = page
    .flatMap((id) => store.tables.rounds.get(`${key}/${id}`) ?? [])
    .filter(({ status }) => status === 'played');
  return {
    rounds: rounds.map((round) => roundView(bank, round)),
    next: ids.length > from + perPage ? (page.at(-1) ?? null) : null,
  };
};
