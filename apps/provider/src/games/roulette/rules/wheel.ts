import type { RandomSource } from '../../../engine/rng/random-int.ts';
import { randomInt } from '../../../engine/rng/random-int.ts';

/** Numbers of a wheel with a single zero, in clockwise order. */
export const wheelOrder: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];
export const pockets = wheelOrder.length;

const reds: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export type PocketColour = 'green' | 'red' | 'black';
export const getPocketColour = (number: number): PocketColour => {
  if (number === 0) return 'green';
  return reds.has(number) ? 'red' : 'black';
};

export const drawNumber = (randomSource: RandomSource): number => randomInt(pockets, randomSource);

/** Returns a number and its neighbours on the wheel, `reach` on each side. */
export const getNeighbours = (number: number, reach: number): number[] => {
  const position = wheelOrder.indexOf(number);
  return Array.from(
    { length: 2 * reach + 1 },
    (_, index) => wheelOrder[(position + index - reach + pockets) % pockets] as number,
  );
};
