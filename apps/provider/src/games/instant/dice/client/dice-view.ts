import './dice.css';
import { countUp } from '../../../../client/format/count-up.ts';
import { createElement } from '../../../../client/dom/create-element.ts';
import { section } from '../../../../client/sheets/info-sheet.ts';
import { svgObjectUrl } from '../../../../client/dom/svg-object-url.ts';
import { ltr } from '../../../../client/text/ltr.ts';
import { formatChance, formatMultiplier } from '../../shared/client/format-multiplier.ts';
import { createSelector } from '../../shared/client/instant-layout.ts';
import type { DrawGameOptions, DrawView } from '../../shared/client/mount-draw-game.ts';
import { createPrizeList } from '../../shared/client/prize-list.ts';
import { hundredths } from '../../shared/rules/payout.ts';
import { dice, getChance, getThreshold, multipliers, rollCount } from '../rules/dice.ts';

const rollMs = 900;

/**
 * Formats a roll with all four decimals. With fewer decimals, a lost roll near the limit could look like a winning
 * roll.
 */
const formatRoll = (roll: number): string => ltr(((roll * 100) / rollCount).toFixed(4));

/** Creates the board of Dice: a bar on which the winning range is marked, and a marker for the roll. */
export const createDiceView: DrawGameOptions<number, number>['createView'] = (
  { t },
  { art, onChoice },
): DrawView<number, number> => {
  const number = createElement('p', { class: 'roll', dir: 'ltr' }, '–');
  const marker = createElement('i', { class: 'marker' });
  const bar = createElement('div', { class: 'bar', dir: 'ltr' }, createElement('span', { class: 'lucky' }), marker);
  const chance = createElement('bdi');
  const multiplier = createSelector<number>({
    label: t('multiplier'),
    values: multipliers,
    initial: 200,
    format: (value) => formatMultiplier(hundredths(value)),
    onChange: () => {
      showZone();
      onChoice();
    },
  });
  const showZone = (): void => {
    bar.style.setProperty('--lucky', String(getThreshold(multiplier.get()) / rollCount));
    chance.textContent = formatChance(getChance(multiplier.get()));
  };
  showZone();

  return {
    board: createElement(
      'div',
      { class: 'diceBoard' },
      createElement('img', { class: 'diceImage', src: svgObjectUrl(art.emblem), alt: '' }),
      number,
      bar,
      createElement(
        'div',
        { class: 'scale', dir: 'ltr', 'aria-hidden': 'true' },
        '0',
        createElement('span', {}, '50'),
        '100',
      ),
      createElement('p', { class: 'chance' }, `${t('chance')}: `, chance),
    ),
    options: [multiplier.element],
    getChoice: multiplier.get,
    setLocked: multiplier.setLocked,
    showStart: () => {
      delete number.dataset['result'];
      bar.parentElement?.setAttribute('data-rolling', '');
    },
    show: async (roll, choice, { page }) => {
      marker.style.setProperty('--at', String(roll / rollCount));
      await countUp(0, roll, page.pace(rollMs), (value) => (number.textContent = formatRoll(value))).done;
      bar.parentElement?.removeAttribute('data-rolling');
      number.dataset['result'] = dice.getMultiplier(roll, choice).numerator > 0n ? 'won' : 'lost';
    },
    describe: (roll, choice) => `${formatRoll(roll)} · ${formatMultiplier(hundredths(choice))}`,
    createSections: () => [
      section(
        t('chance'),
        createPrizeList(
          multipliers.map((value) => [formatMultiplier(hundredths(value)), formatChance(getChance(value))]),
        ),
      ),
    ],
  };
};
