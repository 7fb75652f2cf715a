import { createElement } from '../dom/create-element.ts';
import type { MoneyFormat } from '../format/money-format.ts';
import { svgObjectUrl } from '../dom/svg-object-url.ts';
import { chip } from './art/chip.ts';
import type { Stakes } from './bet-board.ts';

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/** Formats an amount in minor units for small spaces, e.g. `2.5K`. */
export const formatCompactAmount = (minor: number): string => compact.format(minor / 100);

/** Returns the URL of each chip image, by the value of the chip in minor units. */
export const chipImages = (steps: readonly number[]): ReadonlyMap<number, string> =>
  new Map(steps.map((step, rank) => [step, svgObjectUrl(chip(rank, formatCompactAmount(step)))]));

/** Returns the chips that represent an amount: at most three, the largest first. Their sum can be below the amount. */
const getChipsFor = (amount: number, steps: readonly number[]): number[] => {
  const chosen: number[] = [];
  let remaining = amount;
  for (const step of [...steps].sort((a, b) => b - a))
    while (remaining >= step && chosen.length < 3) {
      chosen.push(step);
      remaining -= step;
    }
  return chosen.length > 0 ? chosen : [Math.min(...steps)];
};

const getResult = (returned: number, stake: number): 'won' | 'even' | 'lost' => {
  if (returned === stake) return 'even';
  return returned > stake ? 'won' : 'lost';
};

export interface ChipStacksOptions {
  readonly board: HTMLElement;
  readonly steps: readonly number[];
  readonly images: ReadonlyMap<number, string>;
  readonly money: MoneyFormat;
}

export interface ChipStacks {
  readonly show: (placed: Stakes, staged: Stakes) => void;
  /** Shows the payout on each spot (field of the table) that has chips. `returned` computes the payout of one spot. */
  readonly settle: (placed: Stakes, returned: (spot: string, stake: number) => number) => void;
}

/** Creates the chip stacks on the spots of a board. Each element with `data-spot` is a spot. */
export const createChipStacks = ({ board, steps, images, money }: ChipStacksOptions): ChipStacks => {
  const spots = new Map(
    [...board.querySelectorAll<HTMLElement>('[data-spot]')].map((spot) => [spot.dataset['spot'] as string, spot]),
  );

  const createStack = (amount: number, isStaged: boolean): HTMLElement => {
    const chips = getChipsFor(amount, steps)
      .reverse()
      .map((step, index) => {
        const image = createElement('img', { src: images.get(step) ?? '', alt: '' });
        image.style.translate = `0 ${-index * 3}px`;
        return image;
      });
    return createElement(
      'span',
      { class: 'pile', 'data-staged': isStaged },
      ...chips,
      createElement('span', { class: 'pileAmount', 'aria-label': money.full(amount) }, formatCompactAmount(amount)),
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
        if (amount > 0) spot.append(createStack(amount, staged.has(id)));
      }
    },
    settle: (placed, returned) => {
      for (const [id, stake] of placed) {
        const stack = spots.get(id)?.querySelector<HTMLElement>('.pile');
        const label = stack?.querySelector('.pileAmount');
        if (!stack || !label) continue;
        const amount = returned(id, stake);
        stack.dataset['result'] = getResult(amount, stake);
        if (amount > 0)
          label.textContent = amount > stake ? `+${formatCompactAmount(amount - stake)}` : formatCompactAmount(amount);
      }
    },
  };
};
