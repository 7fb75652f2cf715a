import { createElement } from '../../../client/create-element.ts';
import type { Translate } from '../../../client/text/translate.ts';
import { computeOdds, type Matchup, sides, type OddsHundredths } from '../rules/odds.ts';
import type { CockfightKey } from './text-key.ts';

/** Formats decimal odds, e.g. `1.88`. */
export const formatOdds = (odds: OddsHundredths): string => (odds / 100).toFixed(2);

export interface FightBoard {
  /** Shows the odds of a fight. */
  readonly setOdds: (matchup: Matchup) => void;
}

/**
 * Creates the buttons of the three bets in the order of the pit: Meron on the left, the draw in the middle, Wala on the
 * right. The buttons show odds after a call of `setOdds`.
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
