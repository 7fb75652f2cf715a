import { element } from '../../../client-kit/element.ts';
import type { MoneyFormat } from '../../../client-kit/money-format.ts';
import type { SeenBet } from '../../../engine/table/table-views.ts';
import type { CrashBet } from '../server.ts';
import { showMultiplier } from './choices.ts';

export interface Crew {
  readonly bets: readonly SeenBet[];
  /** Where the flight stands, in hundredths. */
  readonly multiplier: number;
  readonly isFlying: boolean;
  readonly isOver: boolean;
  readonly money: MoneyFormat;
}

const shown = 4;

/** Where another player left the flight, in hundredths. A target is told of once it has been reached. */
const leftAt = ({ payout, stake, bet }: SeenBet, { multiplier, isFlying }: Crew): number | undefined => {
  if (payout !== null) return payout > 0 ? Math.round((payout * 100) / stake) : undefined;
  const { target } = bet as CrashBet;
  return isFlying && target !== null && multiplier >= target ? target : undefined;
};

/** Who is aboard, under masked names, and where they left. */
export const showCrew = (list: HTMLElement, crew: Crew): void => {
  list.replaceChildren(
    ...crew.bets.slice(0, shown).map((bet) => {
      const left = leftAt(bet, crew);
      return element(
        'li',
        { 'data-state': left !== undefined ? 'left' : crew.isOver ? 'lost' : 'aboard' },
        element('bdi', {}, `•••${bet.alias}`),
        left === undefined
          ? element('span', {}, crew.money.full(bet.stake))
          : element('b', { dir: 'ltr' }, showMultiplier(left)),
      );
    }),
  );
};
