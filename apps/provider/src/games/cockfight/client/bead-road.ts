import { createElement } from '../../../client/dom/create-element.ts';
import type { Translate } from '../../../client/text/translate.ts';
import { sides, type Side } from '../rules/odds.ts';
import type { CockfightKey } from './text-key.ts';

const letterKeys = { meron: 'meronLetter', draw: 'drawLetter', wala: 'walaLetter' } as const satisfies Record<
  Side,
  CockfightKey
>;

/** Maximum number of past fights on the board. The server also sends at most 60 past fights to the page. */
const maxBeads = 60;

/**
 * Creates the board of past fights. It has a bead road (columns of six fights, oldest first) and the number of wins of
 * each side. The returned function shows a list of winners, oldest first.
 */
export const createBeadRoad = (
  strip: HTMLElement,
  t: Translate<CockfightKey>,
): ((winners: readonly Side[]) => void) => {
  const road = createElement('div', { class: 'beads', role: 'img', dir: 'ltr' });
  const counts = createElement('dl', { class: 'counts' });
  strip.classList.add('fights');
  strip.append(road, counts);
  const show = (all: readonly Side[]): void => {
    const winners = all.slice(-maxBeads);
    const countWins = (side: Side): number => winners.filter((winner) => winner === side).length;
    road.replaceChildren(
      ...winners.map((side) => createElement('span', { class: 'bead', 'data-side': side }, t(letterKeys[side]))),
    );
    road.setAttribute('aria-label', sides.map((side) => `${t(side)} ${countWins(side)}`).join(', '));
    counts.replaceChildren(
      ...sides.map((side) =>
        createElement(
          'div',
          { 'data-side': side },
          createElement('dt', {}, t(side)),
          createElement('dd', {}, String(countWins(side))),
        ),
      ),
    );
  };
  show([]);
  return show;
};
