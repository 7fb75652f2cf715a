import './plinko.css';
import { createElement } from '../../../../client/dom/create-element.ts';
import { section } from '../../../../client/sheets/info-sheet.ts';
import { formatMultiplier } from '../../shared/client/format-multiplier.ts';
import { createSelector } from '../../shared/client/instant-layout.ts';
import type { DrawGameOptions, DrawView } from '../../shared/client/mount-draw-game.ts';
import { createPrizeList } from '../../shared/client/prize-list.ts';
import type { PlinkoPath } from '../rules/plinko.ts';
import { getBin, plinkoTables, rowCount } from '../rules/plinko.ts';

const rowMs = 130;
const riskTexts = ['low', 'medium', 'high'] as const;

/**
 * Returns the CSS position of the ball or of a peg on the board, in percent. `row` is the number of rows above it, and
 * `right` is the number of turns to the right that lead to it.
 */
const toPosition = (row: number, right: number): { left: string; top: string } => ({
  left: `${(50 + ((right - row / 2) * 100) / (rowCount + 1)).toFixed(2)}%`,
  top: `${(4 + (row * 88) / rowCount).toFixed(2)}%`,
});

const createPegs = (): HTMLElement[] =>
  Array.from({ length: rowCount }, (_, row) =>
    Array.from({ length: row + 2 }, (__, peg) => {
      const element = createElement('i', { class: 'peg' });
      Object.assign(element.style, toPosition(row + 0.5, peg - 0.25));
      return element;
    }),
  ).flat();

/** Creates the board of Plinko: rows of pegs, a ball, and the bins below. */
export const createPlinkoView: DrawGameOptions<number, PlinkoPath>['createView'] = (
  { t },
  { art, onChoice },
): DrawView<number, PlinkoPath> => {
  const ball = createElement('span', { class: 'ball', hidden: true });
  const bins = createElement('ol', { class: 'bins' });
  const risk = createSelector({
    label: t('risk'),
    values: [0, 1, 2],
    initial: 1,
    format: (value) => t(riskTexts[value] ?? 'low'),
    onChange: () => {
      showBins();
      onChoice();
    },
  });
  const showBins = (): void =>
    bins.replaceChildren(
      ...(plinkoTables[risk.get()] ?? []).map((multiplier, bin) => {
        const item = createElement('li', {}, formatMultiplier(multiplier).replace(/\.00|[×]/g, ''));
        item.style.setProperty('--far', String(Math.abs(bin - rowCount / 2) / (rowCount / 2)));
        return item;
      }),
    );
  showBins();
  const board = createElement(
    'div',
    { class: 'plinkoBoard', dir: 'ltr' },
    createElement('div', { class: 'pegs', 'aria-hidden': 'true' }, ...createPegs(), ball),
    bins,
  );
  board.style.setProperty('--ball', String(art.hues.emblem));

  return {
    board,
    options: [risk.element],
    getChoice: risk.get,
    setLocked: risk.setLocked,
    showStart: () => {
      for (const bin of bins.children) bin.removeAttribute('data-hit');
    },
    show: async (path, choice, { page }) => {
      risk.set(choice);
      showBins();
      const positions = path.map((_, row) => toPosition(row + 1, getBin(path.slice(0, row + 1))));
      ball.hidden = false;
      const duration = page.pace(rowMs * rowCount);
      if (duration > 0)
        await ball.animate(
          [toPosition(0, 0), ...positions].map((position) => ({ ...position, easing: 'cubic-bezier(.5,0,.9,.7)' })),
          { duration },
        ).finished;
      Object.assign(ball.style, positions.at(-1));
      bins.children[getBin(path)]?.setAttribute('data-hit', '');
      page.sound.tone(420, 0, 0.1, 0.1);
    },
    describe: (path, choice) =>
      `${t(riskTexts[choice] ?? 'low')} · ${formatMultiplier(plinkoTables[choice]?.[getBin(path)] ?? plinkoTables[0]![0]!)}`,
    createSections: () =>
      riskTexts.map((text, index) =>
        section(
          `${t('risk')}: ${t(text)}`,
          createPrizeList(
            (plinkoTables[index] ?? [])
              .slice(0, rowCount / 2 + 1)
              .map((multiplier, bin) => [
                bin === rowCount / 2 ? String(bin + 1) : `${bin + 1}, ${rowCount + 1 - bin}`,
                formatMultiplier(multiplier),
              ]),
          ),
        ),
      ),
  };
};
