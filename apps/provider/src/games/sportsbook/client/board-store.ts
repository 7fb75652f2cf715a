import type { MatchView } from '../match-view.ts';
import type { SlipView } from '../records.ts';
import type { BoardView } from '../server.ts';
import type { SportsbookContext } from './sportsbook-context.ts';
import { createStore } from './store.ts';

export interface BoardState {
  readonly matches: ReadonlyMap<string, MatchView>;
  readonly leagues: BoardView['leagues'];
  readonly openBets: readonly SlipView[];
  /** Minor units. */
  readonly balance: number;
  /** Milliseconds to add to the device clock to get the server time. */
  readonly skew: number;
  readonly isConnected: boolean;
  /** Number of bets that were settled while the page was open. */
  readonly settledCount: number;
}

/** Merges an update of a match. An update with only the main market keeps the other loaded markets. */
const mergeMatch = (before: MatchView | undefined, now: MatchView): MatchView =>
  before?.isWhole && !now.isWhole && now.status === 'upcoming' && before.status === 'upcoming'
    ? { ...now, markets: before.markets, isWhole: true }
    : now;

const mergeMatches = (
  currentMatches: ReadonlyMap<string, MatchView>,
  news: readonly MatchView[],
): ReadonlyMap<string, MatchView> => {
  const next = new Map(currentMatches);
  for (const match of news) next.set(match.id, mergeMatch(next.get(match.id), match));
  return next;
};

/**
 * Creates the store of the board. The full board is loaded at the start and after a reconnect; matches are then updated
 * one by one.
 */
export const createBoardStore = ({ table, api, shell }: SportsbookContext, onSettled: (bet: SlipView) => void) => {
  const view = table.view;
  const store = createStore<BoardState>({
    matches: mergeMatches(new Map(), view.matches),
    leagues: view.leagues,
    openBets: view.openBets,
    balance: table.balance,
    skew: view.now - Date.now(),
    isConnected: true,
    settledCount: 0,
  });
  shell.balance(table.balance, table.currency);

  const setBalance = (balance: number): void => {
    store.set((state) => ({ ...state, balance }));
    shell.balance(balance, table.currency);
  };

  const reload = async (): Promise<void> => {
    const result = await api.table();
    if (result.status !== 'done') return;
    const fresh = result.value as typeof table;
    store.set((state) => ({
      ...state,
      matches: mergeMatches(
        new Map([...state.matches].filter(([id]) => fresh.view.matches.some((match) => match.id === id))),
        fresh.view.matches,
      ),
      openBets: fresh.view.openBets,
      skew: fresh.view.now - Date.now(),
    }));
    setBalance(fresh.balance);
  };

  let wasLost = false;
  api.live(
    (event) => {
      if (event.type === 'match') {
        const { match, now } = event as unknown as { match: MatchView; now: number };
        store.set((state) => ({ ...state, matches: mergeMatches(state.matches, [match]), skew: now - Date.now() }));
      }
      if (event.type === 'balance' && typeof event['balance'] === 'number') setBalance(event['balance']);
      if (event.type !== 'bet') return;
      const { bet } = event as unknown as { bet: SlipView };
      const isOpen = bet.state === 'open';
      store.set((state) => ({
        ...state,
        openBets: isOpen
          ? state.openBets.map((each) => (each.betId === bet.betId ? bet : each))
          : state.openBets.filter(({ betId }) => betId !== bet.betId),
        settledCount: state.settledCount + (isOpen ? 0 : 1),
      }));
      if (!isOpen) onSettled(bet);
    },
    (isConnected) => {
      store.set((state) => ({ ...state, isConnected }));
      // Events during the interruption were lost.
      if (isConnected && wasLost) void reload();
      wasLost = !isConnected;
    },
  );
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void reload());

  return {
    ...store,
    reload,
    setBalance,
    /** Loads all markets of a match. */
    loadMatch: async (id: string) => {
      const result = await api.call<{ match: MatchView }>('match', { id });
      if (result.status === 'done')
        store.set((state) => ({ ...state, matches: mergeMatches(state.matches, [result.value.match]) }));
      return result.status === 'done';
    },
    addBet: (bet: SlipView) =>
      store.set((state) =>
        state.openBets.some(({ betId }) => betId === bet.betId) || bet.state !== 'open'
          ? state
          : { ...state, openBets: [bet, ...state.openBets] },
      ),
  };
};
export type BoardStore = ReturnType<typeof createBoardStore>;
