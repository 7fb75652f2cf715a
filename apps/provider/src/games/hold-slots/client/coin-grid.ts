import { createElement } from '../../../client/dom/create-element.ts';
import { svgObjectUrl } from '../../../client/dom/svg-object-url.ts';
import { ltr } from '../../../client/text/ltr.ts';
import type { Coin } from '../rules/hold-feature.ts';
import { cellCount, rows } from '../rules/hold-machine.ts';
import { createCoin } from './art/coin.ts';

/** Minimum value of the coins with each image. The last matching image is used. */
const coinImages = [
  { from: 0, ringHue: undefined },
  { from: 10, ringHue: 150 },
  { from: 100, ringHue: 350 },
] as const;

/**
 * Layer over the reels that shows the values of the coins. It has one cell for each cell of the reels, in the order of
 * the cell numbers. Screen readers ignore it, because messages describe the coins.
 */
export class CoinGrid {
  readonly element: HTMLElement;
  readonly #cells: readonly HTMLElement[];
  readonly #images = coinImages.map(({ from, ringHue }) => ({ from, url: svgObjectUrl(createCoin('empty', ringHue)) }));

  constructor() {
    this.#cells = Array.from({ length: cellCount }, () => createElement('li'));
    this.element = createElement('ol', { class: 'coinGrid', dir: 'ltr', 'aria-hidden': 'true' }, ...this.#cells);
  }

  clear(): void {
    for (const name of ['hold', 'spinning', 'dim', 'full']) delete this.element.dataset[name];
    for (const cell of this.#cells) {
      cell.replaceChildren();
      delete cell.dataset['coin'];
      delete cell.dataset['paid'];
    }
  }

  /** Shows coins. A coin that is already visible does not change. */
  show(coins: readonly Coin[]): void {
    for (const { cell, value } of coins) {
      const element = this.#cells[cell];
      if (!element || element.dataset['coin'] !== undefined) continue;
      const { url } = this.#images.findLast(({ from }) => value >= from) ?? { url: '' };
      element.dataset['coin'] = '';
      element.append(
        createElement('img', { src: url, alt: '' }),
        createElement('b', { 'data-long': value >= 100 }, ltr(`×${value}`)),
      );
    }
  }

  /** Shows the coins of a reel that has stopped. */
  showReel(coins: readonly Coin[], reel: number): void {
    this.show(coins.filter(({ cell }) => Math.floor(cell / rows) === reel));
  }

  /** Covers the symbols of the cells without a coin during the feature. */
  hold(): void {
    this.element.dataset['hold'] = '';
  }

  setSpinning(isSpinning: boolean): void {
    this.element.toggleAttribute('data-spinning', isSpinning);
  }

  /** Makes the coins less visible while the reels highlight the winning lines. */
  setDim(isDim: boolean): void {
    this.element.toggleAttribute('data-dim', isDim);
  }

  /** Marks a coin whose value has been added to the win. */
  markPaid(cell: number): void {
    const element = this.#cells[cell];
    if (element) element.dataset['paid'] = '';
  }

  markFull(): void {
    this.element.dataset['full'] = '';
  }
}
