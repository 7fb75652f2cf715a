import { type MatchStart, parseMatchStart } from '@livery/contract/seamless/match-start';
import type { BoardStore } from './board-store.ts';
import { type Selection, toSelectionKey } from './slip-state.ts';
import type { SlipStore } from './slip-store.ts';

/**
 * Reads the initial match and outcome from the URL of the page. Removes the outcome from the URL, so that a reload
 * shows the match but does not add the outcome again.
 */
export const takeStart = (): MatchStart | undefined => {
  const address = new URL(location.href);
  const start = parseMatchStart(address.searchParams.get('at') ?? '');
  if (start?.selection) {
    address.searchParams.set('at', start.match);
    history.replaceState(null, '', address);
  }
  return start;
};

/**
 * Adds an outcome to the slip and opens the slip. If the outcome is already on the slip, only opens the slip. Does
 * nothing while the slip is being placed, while bets on the match are suspended, or if the outcome is not offered.
 */
export const addInitialSelection = (
  board: Pick<BoardStore, 'get'>,
  slip: Pick<SlipStore, 'get' | 'toggle' | 'setOpen'>,
  selection: Omit<Selection, 'seen'>,
): void => {
  const { selections, phase } = slip.get();
  if (phase === 'placing' || phase === 'waiting') return;
  const match = board.get().matches.get(selection.match);
  const market = match?.markets.find(({ id }) => id === selection.market);
  const price = market?.outcomes.find(({ id }) => id === selection.outcome)?.price;
  if (!match || match.isSuspended || !price) return;
  const isSelected = selections.some((each) => toSelectionKey(each) === toSelectionKey(selection));
  if (!isSelected) slip.toggle({ ...selection, seen: price });
  slip.setOpen(true);
};
