import { newId } from '../../../../client-kit/new-id.ts';
import { tabMemory } from '../../../../client-kit/tab-memory.ts';
import type { SlipRequest, SlipView } from '../../records.ts';
import type { Acceptance } from '../../rules/slip.ts';
import { mostLegs } from '../../rules/slip.ts';
import type { Quote } from '../../server.ts';
import type { BookSeat } from '../book-seat.ts';
import type { BoardStore } from '../board-store.ts';
import { createStore } from '../store.ts';

export interface Pick {
  readonly match: string;
  readonly market: string;
  readonly outcome: string;
  /** Hundredths, as the player last saw and took it. */
  readonly seen: number;
}

export type SlipMode = 'single' | 'multiple';

export interface Placed {
  readonly betId: string;
  readonly picks: readonly Pick[];
  readonly stake: number;
  readonly bet?: SlipView;
  readonly errorCode?: string;
}

export interface SlipState {
  readonly picks: readonly Pick[];
  readonly mode: SlipMode;
  /** Minor units, by pick; of the multiple under `multiple`. */
  readonly stakes: Readonly<Record<string, number>>;
  readonly acceptance: Acceptance;
  readonly quotes: Readonly<Record<string, Quote>>;
  readonly isOpen: boolean;
  readonly phase: 'editing' | 'placing' | 'waiting' | 'done';
  readonly placed: readonly Placed[];
}

export const pickKey = ({ match, market, outcome }: Omit<Pick, 'seen'>): string => `${match}|${market}|${outcome}`;
export const multipleKey = 'multiple';

/** Milliseconds between questions for prices that nothing was told of. */
const quoteEveryMs = 5000;

const start = (preset: number): SlipState => ({
  picks: [],
  mode: 'single',
  stakes: { [multipleKey]: preset },
  acceptance: 'ask',
  quotes: {},
  isOpen: false,
  phase: 'editing',
  placed: [],
});

const read = <Value>(memory: ReturnType<typeof tabMemory>, otherwise: Value): Value => {
  try {
    return JSON.parse(memory.read() ?? '') as Value;
  } catch {
    return otherwise;
  }
};

/** The slip of this tab: it outlives a reload, and so do bets whose answer was lost. */
export const createSlipStore = ({ api, table }: BookSeat, board: BoardStore) => {
  const memory = tabMemory('livery.book.slip');
  const orders = tabMemory('livery.book.orders');
  const { preset } = table.limits;
  const store = createStore<SlipState>({ ...start(preset), ...read<Partial<SlipState>>(memory, {}) });
  store.subscribe(() => {
    const { picks, mode, stakes, acceptance } = store.get();
    memory.write(JSON.stringify({ picks, mode, stakes, acceptance }));
  });

  let asking: Promise<void> | undefined;
  const askQuotes = (): Promise<void> =>
    (asking ??= (async () => {
      const { picks } = store.get();
      if (picks.length > 0) {
        const answer = await api.call<{ quotes: readonly Quote[] }>('quote', {
          selections: picks.map(({ match, market, outcome }) => ({ match, market, outcome })),
        });
        if (answer.status === 'done')
          store.set((state) => ({
            ...state,
            quotes: Object.fromEntries(
              picks.map((pick, index) => [pickKey(pick), answer.value.quotes[index] ?? { status: 'closed' }]),
            ),
          }));
      }
    })().finally(() => (asking = undefined)));

  // News of a match that is on the slip may be news of its odds.
  let heard = board.get().matches;
  board.subscribe(() => {
    const { matches } = board.get();
    const isConcerned = store.get().picks.some(({ match }) => matches.get(match) !== heard.get(match));
    heard = matches;
    if (isConcerned) void askQuotes();
  });
  setInterval(() => void askQuotes(), quoteEveryMs);
  void askQuotes();

  const toggle = (pick: Pick): void => {
    const key = pickKey(pick);
    store.set((state) => {
      if (state.phase === 'placing') return state;
      const base = state.phase === 'done' ? { ...state, phase: 'editing' as const, placed: [] } : state;
      const isOn = base.picks.some((each) => pickKey(each) === key);
      if (isOn) return { ...base, picks: base.picks.filter((each) => pickKey(each) !== key) };
      if (base.picks.length >= mostLegs) return base;
      const picks = [...base.picks, pick];
      const hasSame = new Set(picks.map(({ match }) => match)).size < picks.length;
      // The second selection makes a multiple of it, as one expects of a slip.
      const mode = picks.length === 2 && !hasSame ? 'multiple' : hasSame && picks.length === 2 ? 'single' : base.mode;
      return {
        ...base,
        picks,
        mode,
        stakes: { ...base.stakes, [key]: base.stakes[key] ?? preset },
        quotes: { ...base.quotes, [key]: { status: 'open', price: pick.seen } },
      };
    });
  };

  const priceNow = (pick: Pick): number => {
    const quote = store.get().quotes[pickKey(pick)];
    return quote && quote.status !== 'closed' ? quote.price : pick.seen;
  };

  const send = async (asked: readonly SlipRequest[]): Promise<void> => {
    store.set((state) => ({ ...state, phase: 'placing', placed: [] }));
    const placed: Placed[] = [];
    for (const order of asked) {
      const picks = order.selections.map(({ price, ...selection }) => ({ ...selection, seen: price }));
      const answer = await api.call<{ bet: SlipView; balance: number | null }>('place', order, {
        insists: true,
        onLost: () => store.set((state) => ({ ...state, phase: 'waiting' })),
      });
      if (answer.status === 'done') {
        board.addBet(answer.value.bet);
        if (answer.value.balance !== null) board.setBalance(answer.value.balance);
        placed.push({ betId: order.betId, picks, stake: order.stake, bet: answer.value.bet });
      } else {
        if (answer.balance !== undefined) board.setBalance(answer.balance);
        placed.push({ betId: order.betId, picks, stake: order.stake, errorCode: answer.errorCode });
      }
    }
    orders.write(undefined);
    const taken = new Set(placed.flatMap(({ bet, picks }) => (bet ? picks.map(pickKey) : [])));
    store.set((state) => ({
      ...state,
      phase: 'done',
      placed,
      picks: state.picks.filter((pick) => !taken.has(pickKey(pick))),
    }));
    void askQuotes();
  };

  const place = async (): Promise<void> => {
    const { picks, mode, stakes, acceptance, phase } = store.get();
    if (phase !== 'editing') return;
    const selection = ({ seen, ...pick }: Pick) => ({ ...pick, price: seen });
    const asked: SlipRequest[] =
      mode === 'multiple'
        ? [{ betId: newId(), stake: stakes[multipleKey] ?? 0, acceptance, selections: picks.map(selection) }]
        : picks
            .filter((pick) => (stakes[pickKey(pick)] ?? 0) > 0)
            .map((pick) => ({
              betId: newId(),
              stake: stakes[pickKey(pick)] ?? 0,
              acceptance,
              selections: [selection(pick)],
            }));
    if (asked.length === 0) return;
    orders.write(JSON.stringify(asked));
    await send(asked);
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
    remove: (pick: Pick) =>
      store.set((state) => ({ ...state, picks: state.picks.filter((each) => pickKey(each) !== pickKey(pick)) })),
    clear: () => store.set((state) => ({ ...state, picks: [], isOpen: false })),
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
    /** Takes the prices as they are now. */
    acceptPrices: () =>
      store.set((state) => ({ ...state, picks: state.picks.map((pick) => ({ ...pick, seen: priceNow(pick) })) })),
    /** Back to the slip, with the placed selections on it again if wanted. */
    editAgain: (keeps: boolean) =>
      store.set((state) => {
        const again = keeps
          ? state.placed
              .flatMap(({ bet, picks }) => (bet ? picks : []))
              .filter((pick) => !state.picks.some((each) => pickKey(each) === pickKey(pick)))
          : [];
        return {
          ...state,
          phase: 'editing',
          placed: [],
          picks: [...state.picks, ...again],
          isOpen: keeps || state.picks.length > 0,
        };
      }),
  };
};
export type SlipStore = ReturnType<typeof createSlipStore>;
