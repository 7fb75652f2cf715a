import { createElement } from '../../../client/create-element.ts';
import type { MoneyFormat } from '../../../client/money-format.ts';
import type { PublicBet } from '../../../engine/table/table-views.ts';
import type { CrashBet } from '../server.ts';
import { formatMultiplier } from './bet-options.ts';

export interface PlayerListState {
  readonly bets: readonly PublicBet[];
  /** Current multiplier in hundredths. */
  readonly multiplier: number;
  readonly isFlying: boolean;
  readonly isOver: boolean;
  readonly money: MoneyFormat;
}

const maxShownPlayers = 4;

/** Multiplier of another player's cash-out, in hundredths. A target counts once the flight has reached it. */
const getCashOutMultiplier = (
  { payout, stake, bet }: PublicBet,
  { multiplier, isFlying }: PlayerListState,
): number | undefined => {
  if (payout !== null) return payout > 0 ? Math.round((payout * 100) / stake) : undefined;
  const { target } = bet as CrashBet;
  return isFlying && target !== null && multiplier >= target ? target : undefined;
};

/** Renders the players of the round, under masked names, with their cash-outs. */
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
