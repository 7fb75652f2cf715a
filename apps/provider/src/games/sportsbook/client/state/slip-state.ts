import type { SlipRequest, SlipView } from '../../bets/slip-records.ts';
import { type Acceptance, maxLegs } from '../../rules/slip.ts';
import type { Quote } from '../../server.ts';

/** Outcome that the player has put on the slip. */
export interface Selection {
  readonly match: string;
  readonly market: string;
  readonly outcome: string;
  /** Price in hundredths that the player has seen and accepted. */
  readonly seen: number;
}

/** `single` is one bet for each selection. `multiple` is one bet on all selections together. */
export type SlipMode = 'single' | 'multiple';

export interface PlacementResult {
  readonly betId: string;
  readonly selections: readonly Selection[];
  readonly stake: number;
  /** The placed bet. Undefined if the server rejected the bet. */
  readonly bet?: SlipView;
  /** Reason of the rejection. Undefined if the bet was accepted. */
  readonly errorCode?: string;
}

export interface SlipState {
  readonly selections: readonly Selection[];
  readonly mode: SlipMode;
  /** Stakes in minor units by selection key. The key `multiple` is for the stake of a multiple bet. */
  readonly stakes: Readonly<Record<string, number>>;
  readonly acceptance: Acceptance;
  /** Current offers by selection key: the price and whether bets are open, suspended or closed. */
  readonly quotes: Readonly<Record<string, Quote>>;
  readonly isOpen: boolean;
  /** `waiting` means that the response to a bet was lost and the page repeats the request. */
  readonly phase: 'editing' | 'placing' | 'waiting' | 'done';
  readonly placed: readonly PlacementResult[];
}

export const toSelectionKey = ({ match, market, outcome }: Omit<Selection, 'seen'>): string =>
  `${match}|${market}|${outcome}`;
export const multipleKey = 'multiple';

const isSame = (one: Selection, other: Selection): boolean => toSelectionKey(one) === toSelectionKey(other);

/** Creates an empty slip. `preset` is the initial stake of a multiple bet, in minor units. */
export const createSlipState = (preset: number): SlipState => ({
  selections: [],
  mode: 'single',
  stakes: { [multipleKey]: preset },
  acceptance: 'ask',
  quotes: {},
  isOpen: false,
  phase: 'editing',
  placed: [],
});

/** Returns the fields of the slip that are stored for a page reload. */
export const toStoredSlip = ({ selections, mode, stakes, acceptance }: SlipState): Partial<SlipState> => ({
  selections,
  mode,
  stakes,
  acceptance,
});

/**
 * Returns the mode of the slip after a selection was added. The second selection changes the mode to `multiple`. If
 * both selections are of the same match, the mode is `single`, because a multiple bet cannot contain a match twice.
 */
const getModeAfterAdding = (mode: SlipMode, selections: readonly Selection[]): SlipMode => {
  if (selections.length !== 2) return mode;
  return selections[0]?.match === selections[1]?.match ? 'single' : 'multiple';
};

const addSelection = (state: SlipState, selection: Selection, preset: number): SlipState => {
  if (state.selections.length >= maxLegs) return state;
  const key = toSelectionKey(selection);
  const selections = [...state.selections, selection];
  return {
    ...state,
    selections,
    mode: getModeAfterAdding(state.mode, selections),
    stakes: { ...state.stakes, [key]: state.stakes[key] ?? preset },
    quotes: { ...state.quotes, [key]: { status: 'open', price: selection.seen } },
  };
};

export const removeSelection = (state: SlipState, selection: Selection): SlipState => ({
  ...state,
  selections: state.selections.filter((each) => !isSame(each, selection)),
});

/**
 * Adds a selection to the slip, or removes a selection that the slip already has. Does nothing while the slip is being
 * placed. Adds nothing if the slip is full. `preset` is the stake of a new selection, in minor units.
 */
export const toggleSelection = (state: SlipState, selection: Selection, preset: number): SlipState => {
  if (state.phase === 'placing' || state.phase === 'waiting') return state;
  const editing: SlipState = state.phase === 'done' ? { ...state, phase: 'editing', placed: [] } : state;
  return editing.selections.some((each) => isSame(each, selection))
    ? removeSelection(editing, selection)
    : addSelection(editing, selection, preset);
};

/**
 * Stores the current prices. `quotes` has the same order as `selections`. A selection without a quote counts as closed.
 */
export const setQuotes = (state: SlipState, selections: readonly Selection[], quotes: readonly Quote[]): SlipState => ({
  ...state,
  quotes: Object.fromEntries(
    selections.map((selection, index) => [toSelectionKey(selection), quotes[index] ?? { status: 'closed' }]),
  ),
});

/**
 * Returns the current price of a selection in hundredths. If the selection is not offered now, returns the price that
 * the player saw last.
 */
export const getCurrentPrice = ({ quotes }: SlipState, selection: Selection): number => {
  const quote = quotes[toSelectionKey(selection)];
  return quote && quote.status !== 'closed' ? quote.price : selection.seen;
};

/** Records that the player accepts the current prices. */
export const acceptPrices = (state: SlipState): SlipState => ({
  ...state,
  selections: state.selections.map((selection) => ({ ...selection, seen: getCurrentPrice(state, selection) })),
});

/** Creates the requests that place a slip: one multiple bet, or one single bet for each selection with a stake. */
export const toSlipRequests = (
  { selections, mode, stakes, acceptance }: SlipState,
  createId: () => string,
): SlipRequest[] => {
  const toRequest = (key: string, chosen: readonly Selection[]): SlipRequest => ({
    betId: createId(),
    stake: stakes[key] ?? 0,
    acceptance,
    selections: chosen.map(({ seen, ...selection }) => ({ ...selection, price: seen })),
  });
  if (mode === 'multiple') return [toRequest(multipleKey, selections)];
  return selections
    .filter((selection) => (stakes[toSelectionKey(selection)] ?? 0) > 0)
    .map((selection) => toRequest(toSelectionKey(selection), [selection]));
};

/** Stores the results of the sent bets. The selections of accepted bets are removed from the slip. */
export const finishPlacement = (state: SlipState, placed: readonly PlacementResult[]): SlipState => {
  const accepted = new Set(placed.flatMap(({ bet, selections }) => (bet ? selections.map(toSelectionKey) : [])));
  return {
    ...state,
    phase: 'done',
    placed,
    selections: state.selections.filter((selection) => !accepted.has(toSelectionKey(selection))),
  };
};

/** Opens or closes the slip. When a slip with results is closed, the results are removed. */
export const setSlipOpen = (state: SlipState, isOpen: boolean): SlipState => {
  const isFinished = !isOpen && state.phase === 'done';
  return isFinished ? { ...state, isOpen, phase: 'editing', placed: [] } : { ...state, isOpen };
};

/**
 * Removes the results of the placed bets, so that the player can edit the slip again. If `shouldKeepSelections` is
 * true, puts the selections of accepted bets on the slip again. If it is false and no selection remains, closes the
 * slip.
 */
export const editAgain = (state: SlipState, shouldKeepSelections: boolean): SlipState => {
  const again = shouldKeepSelections
    ? state.placed
        .flatMap(({ bet, selections }) => (bet ? selections : []))
        .filter((selection) => !state.selections.some((each) => isSame(each, selection)))
    : [];
  return {
    ...state,
    phase: 'editing',
    placed: [],
    selections: [...state.selections, ...again],
    isOpen: shouldKeepSelections || state.selections.length > 0,
  };
};
