import { createElement } from '../../../client/create-element.ts';
import { getPocketColour } from '../rules/wheel.ts';
import { enableArrowNavigation } from './arrow-navigation.ts';
import type { RouletteKey } from './text-key.ts';
import type { Translate } from '../../../client/text/translate.ts';

/**
 * CSS `grid-area` values of a cell. `tall` is for a phone in portrait orientation. `wide` is for a wide screen or a
 * phone in landscape orientation.
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

const createSpot = (
  id: string,
  className: string,
  label: string,
  ...content: readonly (Node | string)[]
): HTMLButtonElement =>
  createElement(
    'button',
    { type: 'button', class: `spot ${className}`, 'data-spot': id, 'aria-label': label },
    ...content,
  );

/**
 * Creates the button for a bet on several adjacent numbers. The button is on the border between these numbers. `x` and
 * `y` are its position in the cell of one number on the tall board, as fractions of the cell. The origin is the top
 * left corner, or the top right corner on right-to-left pages.
 */
const createBorderSpot = (numbers: readonly number[], x: number, y: number): HTMLButtonElement => {
  const button = createSpot(numbers.join('-'), 'hot', numbers.join(' / '));
  button.style.setProperty('--x', String(x));
  button.style.setProperty('--y', String(y));
  return button;
};

/**
 * Creates the buttons for the bets at the edges of a number. These bets are: split (two numbers), corner (four),
 * street (a row of three) and line (two rows). The numbers 1 to 3 also get the buttons for bets that include the
 * zero.
 */
const createEdgeSpots = (number: number): HTMLButtonElement[] => {
  const column = (number - 1) % 3;
  const isLastRow = number > 33;
  return [
    ...(column < 2 ? [createBorderSpot([number, number + 1], 1, 0.5)] : []),
    ...(isLastRow ? [] : [createBorderSpot([number, number + 3], 0.5, 1)]),
    ...(column < 2 && !isLastRow ? [createBorderSpot([number, number + 1, number + 3, number + 4], 1, 1)] : []),
    ...(column === 0 ? [createBorderSpot([number, number + 1, number + 2], 0, 0.5)] : []),
    ...(column === 0 && !isLastRow
      ? [createBorderSpot([number, number + 1, number + 2, number + 3, number + 4, number + 5], 0, 1)]
      : []),
    ...(number <= 3 ? [createBorderSpot([0, number], 0.5, 0)] : []),
    ...(number === 1 ? [createBorderSpot([0, 1, 2, 3], 0, 0), createBorderSpot([0, 1, 2], 1, 0)] : []),
    ...(number === 2 ? [createBorderSpot([0, 2, 3], 1, 0)] : []),
  ];
};

const createNumberCell = (number: number): HTMLElement => {
  const row = Math.floor((number - 1) / 3);
  const column = (number - 1) % 3;
  const cell = createElement(
    'div',
    { class: 'cell' },
    createSpot(String(number), `number ${getPocketColour(number)}`, String(number), String(number)),
    ...createEdgeSpots(number),
  );
  return placeCell(cell, { tall: `${row + 2} / ${column + 3}`, wide: `${3 - column} / ${row + 2}` });
};

/**
 * Builds the roulette table with all bets. The table is one tab stop, and arrow keys move the focus between the bets.
 */
export const buildBoard = (board: HTMLElement, t: Translate<RouletteKey>): void => {
  board.classList.add('rouletteBoard');
  const createOutsideBet = (id: string, label: string, placement: GridPlacement, className = ''): HTMLElement => {
    const text = createElement('span', {}, label);
    text.style.setProperty('--signs', String(label.length));
    return placeCell(
      createElement('div', { class: 'cell' }, createSpot(id, `outside ${className}`, label, text)),
      placement,
    );
  };
  const evens = ['low', 'even', 'red', 'black', 'odd', 'high'] as const;
  board.append(
    placeCell(createElement('div', { class: 'cell' }, createSpot('0', 'number green', '0', '0')), {
      tall: '1 / 3 / 2 / 6',
      wide: '1 / 1 / 4 / 2',
    }),
    ...Array.from({ length: 36 }, (_, index) => createNumberCell(index + 1)),
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
  );
  enableArrowNavigation(board);
};
