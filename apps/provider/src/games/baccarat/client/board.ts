import { createElement } from '../../../client/dom/create-element.ts';
import type { BaccaratSpot } from '../rules/bets.ts';
import { baccaratTerms } from '../rules/bets.ts';
import type { BaccaratKey } from './text-key.ts';
import type { Translate } from '../../../client/text/translate.ts';

/** Spots (fields that accept a bet) in their order on the table. */
const order: readonly BaccaratSpot[] = ['playerPair', 'tie', 'bankerPair', 'player', 'banker'];

/**
 * Formats the odds of a spot (a field that accepts a bet), e.g. `0.95 : 1`. The first number is the profit for a stake
 * of 1.
 */
export const formatPayout = (spot: BaccaratSpot): string => `${baccaratTerms[spot].wonPerTwenty / 20} : 1`;

/** Renders the five spots (fields that accept a bet). Each spot is a button. */
export const buildBoard = (board: HTMLElement, t: Translate<BaccaratKey>): void => {
  board.classList.add('baccaratBoard');
  board.append(
    ...order.map((spot) =>
      createElement(
        'button',
        { type: 'button', class: 'spot', 'data-spot': spot },
        createElement('span', {}, t(spot)),
        createElement('small', {}, createElement('bdi', {}, formatPayout(spot))),
      ),
    ),
  );
};
