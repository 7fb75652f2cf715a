import { element } from '../../../client-kit/element.ts';
import { fill } from '../../../client-kit/text/load-text.ts';
import { colourOf } from '../rules/wheel.ts';
import { moveByArrows } from './move-by-arrows.ts';
import type { RouletteText } from './text/text.ts';

/** Where a cell lies: on the tall board of a phone held upright, and on the wide one. As `grid-area`. */
interface Place {
  readonly tall: string;
  readonly wide: string;
}

const at = (cell: HTMLElement, { tall, wide }: Place): HTMLElement => {
  cell.style.setProperty('--tall', tall);
  cell.style.setProperty('--wide', wide);
  return cell;
};

const spot = (
  id: string,
  className: string,
  label: string,
  ...content: readonly (Node | string)[]
): HTMLButtonElement =>
  element('button', { type: 'button', class: `spot ${className}`, 'data-spot': id, 'aria-label': label }, ...content);

/** A spot on the border of a cell; `x` and `y` from its start corner on the tall board, as parts of the cell. */
const hot = (numbers: readonly number[], x: number, y: number): HTMLButtonElement => {
  const made = spot(numbers.join('-'), 'hot', numbers.join(' / '));
  made.style.setProperty('--x', String(x));
  made.style.setProperty('--y', String(y));
  return made;
};

/** What can be bet at the edges of a number: splits, corner, street, line, and what touches the zero. */
const edgesOf = (number: number): HTMLButtonElement[] => {
  const column = (number - 1) % 3;
  const isLastRow = number > 33;
  return [
    ...(column < 2 ? [hot([number, number + 1], 1, 0.5)] : []),
    ...(isLastRow ? [] : [hot([number, number + 3], 0.5, 1)]),
    ...(column < 2 && !isLastRow ? [hot([number, number + 1, number + 3, number + 4], 1, 1)] : []),
    ...(column === 0 ? [hot([number, number + 1, number + 2], 0, 0.5)] : []),
    ...(column === 0 && !isLastRow
      ? [hot([number, number + 1, number + 2, number + 3, number + 4, number + 5], 0, 1)]
      : []),
    ...(number <= 3 ? [hot([0, number], 0.5, 0)] : []),
    ...(number === 1 ? [hot([0, 1, 2, 3], 0, 0), hot([0, 1, 2], 1, 0)] : []),
    ...(number === 2 ? [hot([0, 2, 3], 1, 0)] : []),
  ];
};

const numberCell = (number: number): HTMLElement => {
  const row = Math.floor((number - 1) / 3);
  const column = (number - 1) % 3;
  const cell = element(
    'div',
    { class: 'cell' },
    spot(String(number), `number ${colourOf(number)}`, String(number), String(number)),
    ...edgesOf(number),
  );
  return at(cell, { tall: `${row + 2} / ${column + 3}`, wide: `${3 - column} / ${row + 2}` });
};

/** The table: numbers, what lies between them, and the bets outside. One stop of the tab key: arrows go from spot to spot. */
export const buildBoard = (board: HTMLElement, text: RouletteText): void => {
  board.classList.add('rouletteBoard');
  const outside = (id: string, label: string, place: Place, className = ''): HTMLElement =>
    at(element('div', { class: 'cell' }, spot(id, `outside ${className}`, label, element('span', {}, label))), place);
  const evens = ['low', 'even', 'red', 'black', 'odd', 'high'] as const;
  board.append(
    at(element('div', { class: 'cell' }, spot('0', 'number green', '0', '0')), {
      tall: '1 / 3 / 2 / 6',
      wide: '1 / 1 / 4 / 2',
    }),
    ...Array.from({ length: 36 }, (_, index) => numberCell(index + 1)),
    ...([1, 2, 3] as const).map((dozen) =>
      outside(`dozen${dozen}`, fill(text.dozen, { numbers: `${dozen * 12 - 11}–${dozen * 12}` }), {
        tall: `${dozen * 4 - 2} / 2 / span 4 / span 1`,
        wide: `4 / ${dozen * 4 - 2} / span 1 / span 4`,
      }),
    ),
    ...([1, 2, 3] as const).map((column) =>
      outside(`column${column}`, '2:1', { tall: `14 / ${column + 2}`, wide: `${4 - column} / 14` }, 'column'),
    ),
    ...evens.map((id, index) =>
      outside(
        id,
        text[id],
        { tall: `${index * 2 + 2} / 1 / span 2 / span 1`, wide: `5 / ${index * 2 + 2} / span 1 / span 2` },
        id,
      ),
    ),
  );
  moveByArrows(board);
};
