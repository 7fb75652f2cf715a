import { createElement } from '../../../client/dom/create-element.ts';
import { getPocketColour } from '../rules/wheel.ts';
import { enableArrowNavigation } from './arrow-navigation.ts';
import { createBetKindSelector, type BetKind } from './bet-kind-selector.ts';
import { createEdgeSpots, createNumberSpot, createSpot, enableInsideBets } from './inside-bets.ts';
import type { RouletteKey } from './text-key.ts';
import type { Translate } from '../../../client/text/translate.ts';

/**
 * CSS `grid-area` values of a cell. `tall` is for a phone. `wide` is for a wide screen.
 */
interface GridPlacement {
  readonly tall: string;
  readonly wide: string;
}

const placeCell = (cell: HTMLElement, { tall, wide }: GridPlacement): HTMLElement => {
  cell.style.setProperty('--tall', tall);
  cell.style.setProperty('--wide', wide);
  return cell;
};

const createNumberCell = (number: number): HTMLElement => {
  const row = Math.floor((number - 1) / 3);
  const column = (number - 1) % 3;
  const cell = createElement(
    'div',
    { class: 'cell' },
    createNumberSpot(number, getPocketColour(number)),
    ...createEdgeSpots(number),
  );
  return placeCell(cell, { tall: `${row + 2} / ${column + 3}`, wide: `${3 - column} / ${row + 2}` });
};

const createOutsideBet = (id: string, label: string, placement: GridPlacement, className = ''): HTMLElement =>
  placeCell(
    createElement(
      'div',
      { class: 'cell' },
      createSpot(id, `outside ${className}`, label, createElement('span', {}, label)),
    ),
    placement,
  );

const createOutsideBets = (t: Translate<RouletteKey>): HTMLElement[] => {
  const evens = ['low', 'even', 'red', 'black', 'odd', 'high'] as const;
  return [
    ...([1, 2, 3] as const).map((dozen) =>
      createOutsideBet(`dozen${dozen}`, t('dozen', { numbers: `${dozen * 12 - 11}–${dozen * 12}` }), {
        tall: `${dozen * 4 - 2} / 2 / span 4 / span 1`,
        wide: `4 / ${dozen * 4 - 2} / span 1 / span 4`,
      }),
    ),
    ...([1, 2, 3] as const).map((column) =>
      createOutsideBet(`column${column}`, '2:1', { tall: `14 / ${column + 2}`, wide: `${4 - column} / 14` }, 'column'),
    ),
    ...evens.map((id, index) =>
      createOutsideBet(
        id,
        t(id),
        { tall: `${index * 2 + 2} / 1 / span 2 / span 1`, wide: `5 / ${index * 2 + 2} / span 1 / span 2` },
        id,
      ),
    ),
  ];
};

export interface RouletteBoard {
  /** Kind of bet that a tap on the numbers places. */
  readonly getKind: () => BetKind;
}

/**
 * Builds the roulette table with all bets, and above it the selector of the kind of bet. The table is one tab stop, and
 * arrow keys move the focus between the bets.
 */
export const buildBoard = (board: HTMLElement, t: Translate<RouletteKey>): RouletteBoard => {
  board.classList.add('rouletteBoard');
  const zero = placeCell(createElement('div', { class: 'cell' }, createNumberSpot(0, 'green')), {
    tall: '1 / 3 / 2 / 6',
    wide: '1 / 1 / 4 / 2',
  });
  const numbers = Array.from({ length: 36 }, (_, index) => createNumberCell(index + 1));
  const grid = createElement('div', { class: 'betGrid' }, zero, ...numbers, ...createOutsideBets(t));
  const arrows = enableArrowNavigation(grid);
  const selector = createBetKindSelector(t, (kind) => {
    enableInsideBets(grid, kind === 'neighbours' ? 'straight' : kind);
    arrows.refresh();
  });
  board.append(selector.element, grid);
  return { getKind: selector.get };
};
