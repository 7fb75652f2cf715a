import type { MatchView } from '../../matches/match-view.ts';
import type { SlipView } from '../../bets/slip-records.ts';
import type { BoardView } from '../../server.ts';
import type { GameApi } from '../../../../client/gateway/game-api.ts';
import type { SportsbookContext, SportsbookTable } from '../sportsbook-context.ts';
import { createStore } from './store.ts';

export interface BoardState {
  readonly matches: ReadonlyMap<string, MatchView>;
  readonly leagues: BoardView['leagues'];
  readonly openBets: readonly SlipView[];
  /** Balance in minor units. */
  readonly balance: number;
  /** Milliseconds to add to the device clock to get the server time. */
  readonly skew: number;
  readonly isConnected: boolean;
  /** Number of bets that were settled while the page was open. */
  readonly settledCount: number;
}

/**
 * Returns the match after an update. The update of an upcoming match may contain only its main market. If the page has
 * already loaded all markets of this match, these markets remain.
 */
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
 * Replaces the matches and the open bets of the page with newly loaded data. Matches that are not in the new data are
 * removed.
 */
const applyBoard = (state: BoardState, view: BoardView): BoardState => {
  const listedIds = new Set(view.matches.map(({ id }) => id));
  const stillListed = new Map([...state.matches].filter(([id]) => listedIds.has(id)));
  return {
    ...state,
    matches: mergeMatches(stillListed, view.matches),
    openBets: view.openBets,
    skew: view.now - Date.now(),
  };
};

/** Updates one of the player's bets. A settled bet is removed from the open bets. */
const applyBet = (state: BoardState, bet: SlipView): BoardState => {
  if (bet.state === 'open')
    return { ...state, openBets: state.openBets.map((each) => (each.betId === bet.betId ? bet : each)) };
  return {
    ...state,
    openBets: state.openBets.filter(({ betId }) => betId !== bet.betId),
    settledCount: state.settledCount + 1,
  };
};

const addBet = (state: BoardState, bet: SlipView): BoardState => {
  if (bet.state !== 'open' || state.openBets.some(({ betId }) => betId === bet.betId)) return state;
  return { ...state, openBets: [bet, ...state.openBets] };
};

interface LiveUpdates {
  readonly onMatch: (match: MatchView, now: number) => void;
  readonly onBalance: (balance: number) => void;
  readonly onBet: (bet: SlipView) => void;
  readonly onConnection: (isConnected: boolean) => void;
  /**
   * Called when the connection is open again after an interruption. The page has missed all events during the
   * interruption.
   */
  readonly onReconnect: () => void;
}

const subscribeToBoard = (api: GameApi, updates: LiveUpdates): void => {
  let wasLost = false;
  api.live(
    (event) => {
      const data: unknown = event;
      if (event.type === 'match') {
        const { match, now } = data as { match: MatchView; now: number };
        updates.onMatch(match, now);
      }
      if (event.type === 'balance' && typeof event['balance'] === 'number') updates.onBalance(event['balance']);
      if (event.type === 'bet') updates.onBet((data as { bet: SlipView }).bet);
    },
    (isConnected) => {
      updates.onConnection(isConnected);
      if (isConnected && wasLost) updates.onReconnect();
      wasLost = !isConnected;
    },
  );
};

/**
 * Creates the store of the matches and open bets that the page shows. Events of the server update single matches and
 * bets. After a lost connection, and when the page becomes visible, the store loads everything again, because the page
 * may have missed events.
 */
export const createBoardStore = ({ table, api, shell }: SportsbookContext, onSettled: (bet: SlipView) => void) => {
  const { view } = table;
  const store = createStore<BoardState>({
    matches: mergeMatches(new Map(), view.matches),
    leagues: view.leagues,
    openBets: view.openBets,
    balance: table.balance,
    skew: view.now - Date.now(),
    isConnected: true,
    settledCount: 0,
  });

  const setBalance = (balance: number): void => {
    store.set((state) => ({ ...state, balance }));
    shell.balance(balance, table.currency);
  };
  const setMatches = (matches: readonly MatchView[]): void =>
    store.set((state) => ({ ...state, matches: mergeMatches(state.matches, matches) }));

  const reload = async (): Promise<void> => {
    const result = await api.table();
    if (result.status !== 'done') return;
    const fresh = result.value as SportsbookTable;
    store.set((state) => applyBoard(state, fresh.view));
    setBalance(fresh.balance);
  };

  /** Loads a match with all its markets. Returns false if the request failed, e.g. because the match does not exist. */
  const loadMatch = async (id: string): Promise<boolean> => {
    const result = await api.call<{ match: MatchView }>('match', { id });
    if (result.status === 'done') setMatches([result.value.match]);
    return result.status === 'done';
  };

  shell.balance(table.balance, table.currency);
  subscribeToBoard(api, {
    onMatch: (match, now) => {
      setMatches([match]);
      store.set((state) => ({ ...state, skew: now - Date.now() }));
    },
    onBalance: setBalance,
    onBet: (bet) => {
      store.set((state) => applyBet(state, bet));
      if (bet.state !== 'open') onSettled(bet);
    },
    onConnection: (isConnected) => store.set((state) => ({ ...state, isConnected })),
    onReconnect: () => void reload(),
  });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void reload());

  return {
    ...store,
    reload,
    setBalance,
    loadMatch,
    addBet: (bet: SlipView) => store.set((state) => addBet(state, bet)),
  };
};
export type BoardStore = ReturnType<typeof createBoardStore>;
