import { element } from '../element.ts';
import type { MoneyFormat } from '../money-format.ts';
import { imageAddress } from './art/picture.ts';
import { chip } from './art/chip.ts';
import type { Stakes } from './bet-board.ts';

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/** `2.5K`: an amount where there is little room. Minor units. */
export const shortAmount = (minor: number): string => compact.format(minor / 100);

/** A round chip from each step, by the step in minor units. */
export const chipPictures = (steps: readonly number[]): ReadonlyMap<number, string> =>
  new Map(steps.map((step, rank) => [step, imageAddress(chip(rank, shortAmount(step)))]));

/** The fewest chips that make an amount, the largest first, no more than three of them. */
const chipsOf = (amount: number, steps: readonly number[]): number[] => {
  const chosen: number[] = [];
  let left = amount;
  for (const step of [...steps].sort((a, b) => b - a))
    while (left >= step && chosen.length < 3) {
      chosen.push(step);
      left -= step;
    }
  return chosen.length > 0 ? chosen : [Math.min(...steps)];
};

export interface PilesOptions {
  readonly board: HTMLElement;
  readonly steps: readonly number[];
  readonly pictures: ReadonlyMap<number, string>;
  readonly money: MoneyFormat;
}

export interface Piles {
  readonly show: (placed: Stakes, staged: Stakes) => void;
  /** What each spot gave back; spots without chips are left alone. */
  readonly settle: (placed: Stakes, returned: (spot: string, stake: number) => number) => void;
}

/** The chips that lie on the spots of a board. A spot is an element with `data-spot`. */
export const createPiles = ({ board, steps, pictures, money }: PilesOptions): Piles => {
  const spots = new Map(
    [...board.querySelectorAll<HTMLElement>('[data-spot]')].map((spot) => [spot.dataset['spot'] as string, spot]),
  );

  const pile = (amount: number, isStaged: boolean): HTMLElement => {
    const chips = chipsOf(amount, steps)
      .reverse()
      .map((step, index) => {
        const picture = element('img', { src: pictures.get(step) ?? '', alt: '' });
        picture.style.translate = `0 ${-index * 3}px`;
        return picture;
      });
    return element(
      'span',
      { class: 'pile', 'data-staged': isStaged },
      ...chips,
      element('span', { class: 'pileAmount', 'aria-label': money.full(amount) }, shortAmount(amount)),
    );
  };

  return {
    show: (placed, staged) => {
      for (const [id, spot] of spots) {
        const amount = (placed.get(id) ?? 0) + (staged.get(id) ?? 0);
        const shown = `${amount}/${staged.has(id)}`;
        if ((spot.dataset['shown'] ?? '0/false') === shown && !spot.querySelector('[data-result]')) continue;
        spot.dataset['shown'] = shown;
        spot.querySelector('.pile')?.remove();
        if (amount > 0) spot.append(pile(amount, staged.has(id)));
      }
    },
    settle: (placed, returned) => {
      for (const [id, stake] of placed) {
        const lying = spots.get(id)?.querySelector<HTMLElement>('.pile');
        const label = lying?.querySelector('.pileAmount');
        if (!lying || !label) continue;
        const amount = returned(id, stake);
        lying.dataset['result'] = amount > stake ? 'won' : amount === stake ? 'even' : 'lost';
        if (amount > 0) label.textContent = amount > stake ? `+${shortAmount(amount - stake)}` : shortAmount(amount);
      }
    },
  };
};
