import { createElement } from '../../../client/dom/create-element.ts';

/** Kinds of inside bets (bets on single numbers of the table), each with the count of numbers that a bet covers. */
export const insideKinds = { straight: 1, split: 2, street: 3, corner: 4, line: 6 } as const;
export type InsideKind = keyof typeof insideKinds;

const kindNames = Object.keys(insideKinds) as InsideKind[];

/** Returns the kind of an inside bet on `numbers`. */
const getKind = (numbers: readonly number[]): InsideKind =>
  kindNames.find((kind) => insideKinds[kind] === numbers.length) ?? 'straight';

export const createSpot = (
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

export const createNumberSpot = (number: number, colour: string): HTMLButtonElement => {
  const button = createSpot(String(number), `number ${colour}`, String(number), String(number));
  button.dataset['kind'] = 'straight' satisfies InsideKind;
  return button;
};

/**
 * Horizontal position of the bets on full rows in the cell of a row's first number. In a cell of 88 pixels, the touch
 * area of the bet ends at the edge of the cell.
 */
const rowStart = 0.25;

/**
 * Creates the button for a bet on several adjacent numbers. The button is on the border between these numbers. `x` and
 * `y` are its position in the cell of one number on the tall board, as fractions of the cell. The origin is the top
 * left corner.
 */
const createBorderSpot = (numbers: readonly number[], x: number, y: number): HTMLButtonElement => {
  const button = createSpot(numbers.join('-'), 'hot', numbers.join(' / '));
  button.dataset['kind'] = getKind(numbers);
  button.style.setProperty('--x', String(x));
  button.style.setProperty('--y', String(y));
  return button;
};

/**
 * Creates the buttons for the bets at the edges of a number. These bets are: split (two numbers), corner (four),
 * street (a row of three) and line (two rows). The numbers 1 to 3 also get the buttons for bets that include the
 * zero. The buttons of one kind do not touch each other in a cell of 88 by 44 pixels.
 */
export const createEdgeSpots = (number: number): HTMLButtonElement[] => {
  const column = (number - 1) % 3;
  const isLastRow = number > 33;
  return [
    ...(column < 2 ? [createBorderSpot([number, number + 1], 1, 0.5)] : []),
    ...(isLastRow ? [] : [createBorderSpot([number, number + 3], 0.5, 1)]),
    ...(column < 2 && !isLastRow ? [createBorderSpot([number, number + 1, number + 3, number + 4], 1, 1)] : []),
    ...(column === 0 ? [createBorderSpot([number, number + 1, number + 2], rowStart, 0.5)] : []),
    ...(column === 0 && !isLastRow
      ? [createBorderSpot([number, number + 1, number + 2, number + 3, number + 4, number + 5], rowStart, 1)]
      : []),
    ...(number <= 3 ? [createBorderSpot([0, number], 0.5, 0)] : []),
    ...(number === 1 ? [createBorderSpot([0, 1, 2, 3], rowStart, 0), createBorderSpot([0, 1, 2], 1, 0)] : []),
    ...(number === 2 ? [createBorderSpot([0, 2, 3], 1, 0)] : []),
  ];
};

/**
 * Enables the inside bets of one kind, and disables the others. So each of them has a large touch area. The chips on
 * the disabled bets stay visible.
 */
export const enableInsideBets = (board: HTMLElement, kind: InsideKind): void => {
  for (const spot of board.querySelectorAll<HTMLElement>('[data-kind]')) spot.inert = spot.dataset['kind'] !== kind;
};
