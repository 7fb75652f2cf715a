import { createElement } from '../../../client/dom/create-element.ts';
import type { Translate } from '../../../client/text/translate.ts';
import { computeOdds, type Matchup, sides, type OddsHundredths } from '../rules/odds.ts';
import type { CockfightKey } from './text-key.ts';

/** Formats decimal odds, e.g. `1.88`. */
export const formatOdds = (odds: OddsHundredths): string => (odds / 100).toFixed(2);

export interface FightBoard {
  /**
   * Shows the odds of a fight on the three buttons. `matchup` has the chance of each result, from which the odds
   * follow.
   */
  readonly setOdds: (matchup: Matchup) => void;
}

/**
 * Creates the buttons of the three bets: Meron (the red rooster) on the left, the draw in the middle, and Wala (the
 * blue rooster) on the right. The animation has the same order. The buttons show no odds before the first call of
 * `setOdds`.
 */
export const buildBoard = (board: HTMLElement, t: Translate<CockfightKey>): FightBoard => {
  board.classList.add('fightBoard');
  const buttons = sides.map((side) => ({
    side,
    odds: createElement('bdi', { class: 'odds' }),
    button: createElement(
      'button',
      { type: 'button', class: 'spot', 'data-spot': side, 'aria-label': t(side) },
      createElement('span', {}, t(side)),
    ),
  }));
  for (const { button, odds } of buttons) button.append(odds);
  board.append(...buttons.map(({ button }) => button));
  return {
    setOdds: (matchup) => {
      for (const { side, button, odds } of buttons) {
        odds.textContent = formatOdds(computeOdds(matchup, side));
        button.setAttribute('aria-label', `${t(side)} ${odds.textContent}`);
      }
    },
  };
};
