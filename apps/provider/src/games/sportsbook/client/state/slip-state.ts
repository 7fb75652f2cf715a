import type { SlipRequest, SlipView } from '../../bets/slip-records.ts';
import { type Acceptance, maxLegs } from '../../rules/slip.ts';
import type { Quote } from '../../server.ts';

/** An outcome that the player wants to bet on. */
export interface Selection {
  readonly match: string;
  readonly market: string;
  readonly outcome: string;
  /** Price in hundredths that the player last saw and accepted. */
  readonly seen: number;
}

/** `single`: one bet for each selection; `multiple`: one bet on all of them. */
export type SlipMode = 'single' | 'multiple';

export interface PlacementResult {
  readonly betId: string;
  readonly selections: readonly Selection[];
  readonly stake: number;
  /** Bet, if the server has accepted it. */
  readonly bet?: SlipView;
  /** Reason, if the bet was rejected. */
  readonly errorCode?: string;
}

export interface SlipState {
  readonly selections: readonly Selection[];
  readonly mode: SlipMode;
  /** Stakes in minor units by selection key. The stake of a multiple bet has the key `multiple`. */
  readonly stakes: Readonly<Record<string, number>>;
  readonly acceptance: Acceptance;
  /** Current prices by selection key. */
  readonly quotes: Readonly<Record<string, Quote>>;
  readonly isOpen: boolean;
  /** `waiting`: the response to a bet was lost, and the request is repeated. */
  readonly phase: 'editing' | 'placing' | 'waiting' | 'done';
  readonly placed: readonly PlacementResult[];
}

export const toSelectionKey = ({ match, market, outcome }: Omit<Selection, 'seen'>): string =>
  `${match}|${market}|${outcome}`;
export const multipleKey = 'multiple';

const isSame = (one: Selection, other: Selection): boolean => toSelectionKey(one) === toSelectionKey(other);

/** Creates an empty slip. `preset` is the initial stake in minor units. */
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

/** Part of the slip that is stored, so that a reload restores it. */
export const toStoredSlip = ({ selections, mode, stakes, acceptance }: SlipState): Partial<SlipState> => ({
  selections,
  mode,
  stakes,
  acceptance,
});

/**
 * Returns the mode after a selection was added. The second selection makes the slip a multiple (one bet on all
 * selections), unless both are of the same match.
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

/** Adds a selection, or removes it if it is on the slip. A slip that is being placed does not change. */
export const toggleSelection = (state: SlipState, selection: Selection, preset: number): SlipState => {
  if (state.phase === 'placing') return state;
  const editing: SlipState = state.phase === 'done' ? { ...state, phase: 'editing', placed: [] } : state;
  return editing.selections.some((each) => isSame(each, selection))
    ? removeSelection(editing, selection)
    : addSelection(editing, selection, preset);
};

/** Stores the quotes of selections, in the same order. A missing quote counts as closed. */
export const setQuotes = (state: SlipState, selections: readonly Selection[], quotes: readonly Quote[]): SlipState => ({
  ...state,
  quotes: Object.fromEntries(
    selections.map((selection, index) => [toSelectionKey(selection), quotes[index] ?? { status: 'closed' }]),
  ),
});

/** Current price of a selection in hundredths. The last seen price if it is not offered now. */
export const getCurrentPrice = ({ quotes }: SlipState, selection: Selection): number => {
  const quote = quotes[toSelectionKey(selection)];
  return quote && quote.status !== 'closed' ? quote.price : selection.seen;
};

/** Marks the current prices as accepted by the player. */
export const acceptPrices = (state: SlipState): SlipState => ({
  ...state,
  selections: state.selections.map((selection) => ({ ...selection, seen: getCurrentPrice(state, selection) })),
});

/** Requests for the bets of a slip: one multiple, or a single for each selection with a stake. */
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

/** Shows the results of a placement. Accepted selections leave the slip. */
export const finishPlacement = (state: SlipState, placed: readonly PlacementResult[]): SlipState => {
  const accepted = new Set(placed.flatMap(({ bet, selections }) => (bet ? selections.map(toSelectionKey) : [])));
  return {
    ...state,
    phase: 'done',
    placed,
    selections: state.selections.filter((selection) => !accepted.has(toSelectionKey(selection))),
  };
};

/** Opens or closes the slip. Closing it ends the view of the results. */
export const setSlipOpen = (state: SlipState, isOpen: boolean): SlipState => {
  const isFinished = !isOpen && state.phase === 'done';
  return isFinished ? { ...state, isOpen, phase: 'editing', placed: [] } : { ...state, isOpen };
};

/** Returns to editing after a placement, optionally with the placed selections. */
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
