import { createElement } from '../../../client/create-element.ts';
import type { MoneyFormat } from '../../../client/money-format.ts';
import type { PublicBet, TableRoundView } from '../../../engine/table/table-views.ts';
import { formatMultiplier } from './bet-options.ts';
import { getCashOutMultiplier } from './crash-action.ts';

export interface PlayerListState {
  readonly bets: readonly PublicBet[];
  /** Current multiplier in hundredths. */
  readonly multiplier: number;
  readonly phase: TableRoundView['phase'] | undefined;
  readonly money: MoneyFormat;
}

const maxShownPlayers = 4;

/** Returns the state of another player's bet: `left` (cashed out), `lost`, or `aboard` (still in the flight). */
const getPlayerState = (cashOutMultiplier: number | undefined, phase: PlayerListState['phase']): string => {
  if (cashOutMultiplier !== undefined) return 'left';
  return phase === 'result' ? 'lost' : 'aboard';
};

export const renderPlayerList = (list: HTMLElement, state: PlayerListState): void => {
  list.replaceChildren(
    ...state.bets.slice(0, maxShownPlayers).map((bet) => {
      const cashOutMultiplier = getCashOutMultiplier(bet, state);
      return createElement(
        'li',
        { 'data-state': getPlayerState(cashOutMultiplier, state.phase) },
        createElement('bdi', {}, `•••${bet.alias}`),
        cashOutMultiplier === undefined
          ? createElement('span', {}, state.money.full(bet.stake))
          : createElement('b', { dir: 'ltr' }, formatMultiplier(cashOutMultiplier)),
      );
    }),
  );
};
