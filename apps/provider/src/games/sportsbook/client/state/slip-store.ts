import { createSessionStorageItem } from '../../../../client/session/session-storage.ts';
import { createUuid } from '../../../../client/gateway/uuid.ts';
import type { SlipRequest, SlipView } from '../../bets/slip-records.ts';
import type { Acceptance } from '../../rules/slip.ts';
import type { Quote } from '../../server.ts';
import type { SportsbookContext } from '../sportsbook-context.ts';
import type { BoardStore } from './board-store.ts';
import {
  acceptPrices,
  createSlipState,
  editAgain,
  finishPlacement,
  type PlacementResult,
  removeSelection,
  type Selection,
  setQuotes,
  setSlipOpen,
  type SlipMode,
  type SlipState,
  toggleSelection,
  toSlipRequests,
  toStoredSlip,
} from './slip-state.ts';
import { createStore, type Store } from './store.ts';

/** Time between two requests for current prices, in milliseconds. */
const quoteEveryMs = 5000;

const readJson = <Value>(item: ReturnType<typeof createSessionStorageItem>, fallback: Value): Value => {
  try {
    return JSON.parse(item.read() ?? '') as Value;
  } catch {
    return fallback;
  }
};

/**
 * Creates the function that loads the current prices of the slip. A second call during a request returns the same
 * promise.
 */
const createQuoteLoader = ({ api }: SportsbookContext, store: Store<SlipState>): (() => Promise<void>) => {
  let pending: Promise<void> | undefined;
  const load = async (): Promise<void> => {
    const { selections } = store.get();
    if (selections.length === 0) return;
    const result = await api.call<{ quotes: readonly Quote[] }>('quote', {
      selections: selections.map(({ match, market, outcome }) => ({ match, market, outcome })),
    });
    if (result.status === 'done') store.set((state) => setQuotes(state, selections, result.value.quotes));
  };
  return () => (pending ??= load().finally(() => (pending = undefined)));
};

/** Loads the current prices of the slip every few seconds, and also each time when a match on the slip changes. */
const keepQuotesCurrent = (board: BoardStore, store: Store<SlipState>, loadQuotes: () => Promise<void>): void => {
  let lastMatches = board.get().matches;
  board.subscribe(() => {
    const { matches } = board.get();
    const hasChanged = store.get().selections.some(({ match }) => matches.get(match) !== lastMatches.get(match));
    lastMatches = matches;
    if (hasChanged) void loadQuotes();
  });
  setInterval(() => void loadQuotes(), quoteEveryMs);
  void loadQuotes();
};

/**
 * Creates the function that places one bet. The function repeats a lost request until the server responds. It calls
 * `onLost` when the response to a request is lost.
 */
const createPlacer =
  ({ api }: SportsbookContext, board: BoardStore, onLost: () => void) =>
  async (request: SlipRequest): Promise<PlacementResult> => {
    const { betId, stake } = request;
    const selections = request.selections.map(({ price, ...selection }) => ({ ...selection, seen: price }));
    const result = await api.call<{ bet: SlipView; balance: number | null }>('place', request, {
      shouldRetry: true,
      onLost,
    });
    if (result.status === 'done') {
      const { bet, balance } = result.value;
      board.addBet(bet);
      if (balance !== null) board.setBalance(balance);
      return { betId, selections, stake, bet };
    }
    if (result.balance !== undefined) board.setBalance(result.balance);
    return { betId, selections, stake, errorCode: result.errorCode };
  };

/**
 * Creates the store of the slip in this browser tab. After a page reload, the slip is restored, and bets without a
 * response are sent again.
 */
export const createSlipStore = (context: SportsbookContext, board: BoardStore) => {
  const storedSlip = createSessionStorageItem('livery.book.slip');
  const storedRequests = createSessionStorageItem('livery.book.orders');
  const { preset } = context.table.limits;
  const store = createStore<SlipState>({
    ...createSlipState(preset),
    ...readJson<Partial<SlipState>>(storedSlip, {}),
  });
  store.subscribe(() => storedSlip.write(JSON.stringify(toStoredSlip(store.get()))));
  const loadQuotes = createQuoteLoader(context, store);
  keepQuotesCurrent(board, store, loadQuotes);
  const placeOne = createPlacer(context, board, () => store.set((state) => ({ ...state, phase: 'waiting' })));

  const send = async (requests: readonly SlipRequest[]): Promise<void> => {
    store.set((state) => ({ ...state, phase: 'placing', placed: [] }));
    const placed: PlacementResult[] = [];
    for (const request of requests) {
      placed.push(await placeOne(request));
      // A lost response has possibly set the phase `waiting`. The next bet is a new request, so the phase is `placing`
      // again.
      store.set((state) => ({ ...state, phase: 'placing' }));
    }
    storedRequests.write(undefined);
    store.set((state) => finishPlacement(state, placed));
    void loadQuotes();
  };

  const place = async (): Promise<void> => {
    const state = store.get();
    if (state.phase !== 'editing') return;
    const requests = toSlipRequests(state, createUuid);
    if (requests.length === 0) return;
    storedRequests.write(JSON.stringify(requests));
    await send(requests);
  };

  const interrupted = readJson<readonly SlipRequest[]>(storedRequests, []);
  if (interrupted.length > 0) {
    store.set((state) => setSlipOpen(state, true));
    void send(interrupted);
  }

  return {
    ...store,
    place,
    toggle: (selection: Selection) => store.set((state) => toggleSelection(state, selection, preset)),
    remove: (selection: Selection) => store.set((state) => removeSelection(state, selection)),
    clear: () => store.set((state) => ({ ...state, selections: [], isOpen: false })),
    setMode: (mode: SlipMode) => store.set((state) => ({ ...state, mode })),
    setStake: (key: string, stake: number) =>
      store.set((state) => ({ ...state, stakes: { ...state.stakes, [key]: stake } })),
    setAcceptance: (acceptance: Acceptance) => store.set((state) => ({ ...state, acceptance })),
    setOpen: (isOpen: boolean) => store.set((state) => setSlipOpen(state, isOpen)),
    acceptPrices: () => store.set(acceptPrices),
    editAgain: (shouldKeepSelections: boolean) => store.set((state) => editAgain(state, shouldKeepSelections)),
  };
};
export type SlipStore = ReturnType<typeof createSlipStore>;
