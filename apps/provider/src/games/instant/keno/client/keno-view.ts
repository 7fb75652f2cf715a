import './keno.css';
import { createElement } from '../../../../client/dom/create-element.ts';
import { section } from '../../../../client/sheets/info-sheet.ts';
import { ltr } from '../../../../client/text/ltr.ts';
import { formatMultiplier, formatPart } from '../../shared/client/format-multiplier.ts';
import type { DrawGameOptions, DrawView } from '../../shared/client/mount-draw-game.ts';
import { createPrizeList } from '../../shared/client/prize-list.ts';
import { countHits, kenoTables, maxPicks, numberCount } from '../rules/keno.ts';

type Numbers = readonly number[];

const numberMs = 170;
const allNumbers = Array.from({ length: numberCount }, (_, index) => index + 1);
const sort = (numbers: Numbers): Numbers => [...numbers].sort((a, b) => a - b);

/**
 * Picks random numbers for the ticket of the player. `Math.random` is sufficient here, because the draw uses the random
 * source that the player can verify.
 */
const pickRandomly = (): Numbers => {
  const left = [...allNumbers];
  return sort(Array.from({ length: maxPicks }, () => left.splice(Math.floor(Math.random() * left.length), 1)[0] ?? 1));
};

const createPrizeRows = (picks: number): (readonly [string, string])[] =>
  (kenoTables[picks] ?? []).flatMap((multiplier, hits) =>
    multiplier.numerator > 0n ? [[String(hits), formatMultiplier(multiplier)] as const] : [],
  );

/** Creates the board of Keno: forty numbers, of which the player chooses up to eight. */
export const createKenoView: DrawGameOptions<Numbers, Numbers>['createView'] = (
  { t, table },
  { onChoice },
): DrawView<Numbers, Numbers> => {
  let picks: Numbers = [];
  const prizes = createElement('div', { class: 'kenoPrizes' });
  const buttons = allNumbers.map((number) => {
    const button = createElement(
      'button',
      { type: 'button', class: 'number', 'aria-pressed': 'false' },
      String(number),
    );
    button.addEventListener('click', () => toggle(number));
    return button;
  });
  const random = createElement('button', { type: 'button', class: 'tool' }, t('randomPick'));
  const clear = createElement('button', { type: 'button', class: 'tool' }, t('clear'));

  const clearResult = (): void => {
    for (const button of buttons) delete button.dataset['ball'];
  };
  const choose = (numbers: Numbers): void => {
    picks = numbers;
    clearResult();
    for (const [index, button] of buttons.entries())
      button.setAttribute('aria-pressed', String(picks.includes(index + 1)));
    prizes.replaceChildren(
      picks.length === 0 ? t('pickNumbers', { max: maxPicks }) : createPrizeList(createPrizeRows(picks.length)),
    );
    onChoice();
  };
  const toggle = (number: number): void => {
    if (picks.includes(number)) choose(picks.filter((each) => each !== number));
    else if (picks.length < maxPicks) choose(sort([...picks, number]));
  };
  random.addEventListener('click', () => choose(pickRandomly()));
  clear.addEventListener('click', () => choose([]));
  prizes.append(t('pickNumbers', { max: maxPicks }));

  return {
    board: createElement(
      'div',
      { class: 'kenoBoard' },
      createElement('div', { class: 'numbers', dir: 'ltr' }, ...buttons),
      prizes,
    ),
    options: [random, clear],
    getChoice: () => (picks.length > 0 ? picks : undefined),
    setLocked: (isLocked) => {
      for (const button of [...buttons, random, clear]) button.disabled = isLocked;
    },
    showStart: clearResult,
    show: async (balls, choice, { page }) => {
      if (picks.length === 0) choose(choice);
      let hits = 0;
      for (const number of balls) {
        const isHit = choice.includes(number);
        hits += Number(isHit);
        buttons[number - 1]?.setAttribute('data-ball', isHit ? 'hit' : 'miss');
        if (isHit) page.sound.step(hits);
        await page.wait(numberMs);
      }
    },
    describe: (balls, choice) => `${formatPart(countHits(balls, choice), choice.length)} · ${ltr(choice.join(' '))}`,
    createSections: () =>
      (picks.length > 0 ? [picks.length] : Array.from({ length: maxPicks }, (_, index) => index + 1)).map((count) =>
        section(`${table.game.name}: ${count}`, createPrizeList(createPrizeRows(count))),
      ),
  };
};
