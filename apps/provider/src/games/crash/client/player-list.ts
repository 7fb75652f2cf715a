import { createElement } from '../../../client/create-element.ts';
import type { MoneyFormat } from '../../../client/money-format.ts';
import type { PublicBet } from '../../../engine/table/table-views.ts';
import type { CrashBet } from '../server.ts';
import { formatMultiplier } from './bet-options.ts';

export interface PlayerListState {
  readonly bets: readonly PublicBet[];
  /** Where the flight stands, in hundredths. */
  readonly multiplier: number;
  readonly isFlying: boolean;
  readonly isOver: boolean;
  readonly money: MoneyFormat;
}

const maxShownPlayers = 4;

/** Where another player left the flight, in hundredths. A target is told of once it has been reached. */
const getCashOutMultiplier = (
  { payout, stake, bet }: PublicBet,
  { multiplier, isFlying }: PlayerListState,
): number | undefined => {
  if (payout !== null) return payout > 0 ? Math.round((payout * 100) / stake) : undefined;
  const { target } = bet as CrashBet;
  return isFlying && target !== null && multiplier >= target ? target : undefined;
};

/** Who is aboard, under masked names, and where they left. */
export const renderPlayerList = (list: HTMLElement, state: PlayerListState): void => {
  list.replaceChildren(
    ...state.bets.slice(0, maxShownPlayers).map((bet) => {
      const cashOutMultiplier = getCashOutMultiplier(bet, state);
      return createElement(
        'li',
        { 'data-state': cashOutMultiplier !== undefined ? 'left' : state.isOver ? 'lost' : 'aboard' },
        createElement('bdi', {}, `•••${bet.alias}`),
        cashOutMultiplier === undefined
          ? createElement('span', {}, state.money.full(bet.stake))
          : createElement('b', { dir: 'ltr' }, formatMultiplier(cashOutMultiplier)),
      );
    }),
  );
};
