import { createUuid } from '../../../../client/uuid.ts';
import { createSessionStorageItem } from '../../../../client/session-storage.ts';
import type { SlipRequest, SlipView } from '../../records.ts';
import type { Acceptance } from '../../rules/slip.ts';
import { maxLegs } from '../../rules/slip.ts';
import type { Quote } from '../../server.ts';
import type { SportsbookContext } from '../sportsbook-context.ts';
import type { BoardStore } from '../board-store.ts';
import { createStore } from '../store.ts';

export interface Selection {
  readonly match: string;
  readonly market: string;
  readonly outcome: string;
  /** Price in hundredths that the player last saw and accepted. */
  readonly seen: number;
}

export type SlipMode = 'single' | 'multiple';

export interface PlacementResult {
  readonly betId: string;
  readonly selections: readonly Selection[];
  readonly stake: number;
  readonly bet?: SlipView;
  readonly errorCode?: string;
}

export interface SlipState {
  readonly selections: readonly Selection[];
  readonly mode: SlipMode;
  /** Stakes in minor units by selection key. The stake of the multiple is under `multiple`. */
  readonly stakes: Readonly<Record<string, number>>;
  readonly acceptance: Acceptance;
  readonly quotes: Readonly<Record<string, Quote>>;
  readonly isOpen: boolean;
  readonly phase: 'editing' | 'placing' | 'waiting' | 'done';
  readonly placed: readonly PlacementResult[];
}

export const toSelectionKey = ({ match, market, outcome }: Omit<Selection, 'seen'>): string =>
  `${match}|${market}|${outcome}`;
export const multipleKey = 'multiple';

/** Milliseconds between quote requests. */
const quoteEveryMs = 5000;

const start = (preset: number): SlipState => ({
  selections: [],
  mode: 'single',
  stakes: { [multipleKey]: preset },
  acceptance: 'ask',
  quotes: {},
  isOpen: false,
  phase: 'editing',
  placed: [],
});

const read = <Value>(memory: ReturnType<typeof createSessionStorageItem>, otherwise: Value): Value => {
  try {
    return JSON.parse(memory.read() ?? '') as Value;
  } catch {
    return otherwise;
  }
};

/** Creates the slip of this tab. A reload keeps the slip and the bets whose response was lost. */
export const createSlipStore = ({ api, table }: SportsbookContext, board: BoardStore) => {
  const memory = createSessionStorageItem('livery.book.slip');
  const orders = createSessionStorageItem('livery.book.orders');
  const { preset } = table.limits;
  const store = createStore<SlipState>({ ...start(preset), ...read<Partial<SlipState>>(memory, {}) });
  store.subscribe(() => {
    const { selections, mode, stakes, acceptance } = store.get();
    memory.write(JSON.stringify({ picks: selections, mode, stakes, acceptance }));
  });

  let pendingQuotes: Promise<void> | undefined;
  const loadQuotes = (): Promise<void> =>
    (pendingQuotes ??= (async () => {
      const { selections } = store.get();
      if (selections.length > 0) {
        const result = await api.call<{ quotes: readonly Quote[] }>('quote', {
          selections: selections.map(({ match, market, outcome }) => ({ match, market, outcome })),
        });
        if (result.status === 'done')
          store.set((state) => ({
            ...state,
            quotes: Object.fromEntries(
              selections.map((selection, index) => [
                toSelectionKey(selection),
                result.value.quotes[index] ?? { status: 'closed' },
              ]),
            ),
          }));
      }
    })().finally(() => (pendingQuotes = undefined)));

  // An update of a match on the slip may change its odds.
  let lastMatches = board.get().matches;
  board.subscribe(() => {
    const { matches } = board.get();
    const isConcerned = store.get().selections.some(({ match }) => matches.get(match) !== lastMatches.get(match));
    lastMatches = matches;
    if (isConcerned) void loadQuotes();
  });
  setInterval(() => void loadQuotes(), quoteEveryMs);
  void loadQuotes();

  const toggle = (selection: Selection): void => {
    const key = toSelectionKey(selection);
    store.set((state) => {
      if (state.phase === 'placing') return state;
      const base = state.phase === 'done' ? { ...state, phase: 'editing' as const, placed: [] } : state;
      const isOn = base.selections.some((each) => toSelectionKey(each) === key);
      if (isOn) return { ...base, selections: base.selections.filter((each) => toSelectionKey(each) !== key) };
      if (base.selections.length >= maxLegs) return base;
      const selections = [...base.selections, selection];
      const hasSame = new Set(selections.map(({ match }) => match)).size < selections.length;
      // A second selection switches the slip to a multiple, unless both are of the same match.
      const mode =
        selections.length === 2 && !hasSame ? 'multiple' : hasSame && selections.length === 2 ? 'single' : base.mode;
      return {
        ...base,
        selections,
        mode,
        stakes: { ...base.stakes, [key]: base.stakes[key] ?? preset },
        quotes: { ...base.quotes, [key]: { status: 'open', price: selection.seen } },
      };
    });
  };

  const priceNow = (selection: Selection): number => {
    const quote = store.get().quotes[toSelectionKey(selection)];
    return quote && quote.status !== 'closed' ? quote.price : selection.seen;
  };

  const send = async (requests: readonly SlipRequest[]): Promise<void> => {
    store.set((state) => ({ ...state, phase: 'placing', placed: [] }));
    const placed: PlacementResult[] = [];
    for (const order of requests) {
      const selections = order.selections.map(({ price, ...selection }) => ({ ...selection, seen: price }));
      const result = await api.call<{ bet: SlipView; balance: number | null }>('place', order, {
        shouldRetry: true,
        onLost: () => store.set((state) => ({ ...state, phase: 'waiting' })),
      });
      if (result.status === 'done') {
        board.addBet(result.value.bet);
        if (result.value.balance !== null) board.setBalance(result.value.balance);
        placed.push({ betId: order.betId, selections, stake: order.stake, bet: result.value.bet });
      } else {
        if (result.balance !== undefined) board.setBalance(result.balance);
        placed.push({ betId: order.betId, selections, stake: order.stake, errorCode: result.errorCode });
      }
    }
    orders.write(undefined);
    const taken = new Set(placed.flatMap(({ bet, selections }) => (bet ? selections.map(toSelectionKey) : [])));
    store.set((state) => ({
      ...state,
      phase: 'done',
      placed,
      selections: state.selections.filter((selection) => !taken.has(toSelectionKey(selection))),
    }));
    void loadQuotes();
  };

  const place = async (): Promise<void> => {
    const { selections, mode, stakes, acceptance, phase } = store.get();
    if (phase !== 'editing') return;
    const toRequestSelection = ({ seen, ...selection }: Selection) => ({ ...selection, price: seen });
    const requests: SlipRequest[] =
      mode === 'multiple'
        ? [
            {
              betId: createUuid(),
              stake: stakes[multipleKey] ?? 0,
              acceptance,
              selections: selections.map(toRequestSelection),
            },
          ]
        : selections
            .filter((selection) => (stakes[toSelectionKey(selection)] ?? 0) > 0)
            .map((selection) => ({
              betId: createUuid(),
              stake: stakes[toSelectionKey(selection)] ?? 0,
              acceptance,
              selections: [toRequestSelection(selection)],
            }));
    if (requests.length === 0) return;
    orders.write(JSON.stringify(requests));
    await send(requests);
  };

  const interrupted = read<readonly SlipRequest[]>(orders, []);
  if (interrupted.length > 0) {
    store.set((state) => ({ ...state, isOpen: true }));
    void send(interrupted);
  }

  return {
    ...store,
    toggle,
    place,
    remove: (selection: Selection) =>
      store.set((state) => ({
        ...state,
        selections: state.selections.filter((each) => toSelectionKey(each) !== toSelectionKey(selection)),
      })),
    clear: () => store.set((state) => ({ ...state, selections: [], isOpen: false })),
    setMode: (mode: SlipMode) => store.set((state) => ({ ...state, mode })),
    setStake: (key: string, stake: number) =>
      store.set((state) => ({ ...state, stakes: { ...state.stakes, [key]: stake } })),
    setAcceptance: (acceptance: Acceptance) => store.set((state) => ({ ...state, acceptance })),
    setOpen: (isOpen: boolean) =>
      store.set((state) => ({
        ...state,
        isOpen,
        ...(!isOpen && state.phase === 'done' && { phase: 'editing' as const, placed: [] }),
      })),
    /** Accepts the current prices. */
    acceptPrices: () =>
      store.set((state) => ({
        ...state,
        selections: state.selections.map((selection) => ({ ...selection, seen: priceNow(selection) })),
      })),
    /** Opens the slip again, optionally with the placed selections. */
    editAgain: (shouldKeepSelections: boolean) =>
      store.set((state) => {
        const again = shouldKeepSelections
          ? state.placed
              .flatMap(({ bet, selections }) => (bet ? selections : []))
              .filter(
                (selection) => !state.selections.some((each) => toSelectionKey(each) === toSelectionKey(selection)),
              )
          : [];
        return {
          ...state,
          phase: 'editing',
          placed: [],
          selections: [...state.selections, ...again],
          isOpen: shouldKeepSelections || state.selections.length > 0,
        };
      }),
  };
};
export type SlipStore = ReturnType<typeof createSlipStore>;
