import type { DrawResult } from '@livery/contract/lottery/families';
import { perPosition, type Method, type Odds, outcomes, positionFields, sides, getSides } from '../method.ts';

const cars: readonly string[] = Array.from({ length: 10 }, (_, index) => String(index + 1));
const pairSum = (result: DrawResult): number => Number(result[0]) + Number(result[1]);

/**
 * Number of ways in which the first two cars of the race can give each sum of their numbers. There are 90 ordered
 * pairs of cars.
 */
const ways: Readonly<Record<number, number>> = {
  3: 2,
  4: 2,
  5: 4,
  6: 4,
  7: 6,
  8: 6,
  9: 8,
  10: 8,
  11: 10,
  12: 8,
  13: 8,
  14: 6,
  15: 6,
  16: 4,
  17: 4,
  18: 2,
  19: 2,
};
const sums = Object.fromEntries(Object.entries(ways).map(([sum, count]) => [sum, [90, count] as Odds]));

/**
 * Creates a bet on two cars of the race: the car at index `position`, and the car at the same position from the end,
 * such as the first and the last. `dragon` wins if the first of them has the higher number. `position` is 0 to 4.
 */
const duel = (position: number): Method =>
  outcomes({ code: `dragon-${position + 1}`, group: 'duels' }, { dragon: [2, 1], tiger: [2, 1] }, (result) => [
    Number(result[position]) > Number(result[9 - position]) ? 'dragon' : 'tiger',
  ]);

export const pk10Methods: readonly Method[] = [
  perPosition({ code: 'place', group: 'place' }, positionFields(10, cars), [10, 1], (result, position) => [
    result[position]!,
  ]),
  outcomes({ code: 'sum-exact', group: 'sum', board: 'trad' }, sums, (result) => [String(pairSum(result))]),
  outcomes({ code: 'sum', group: 'sum' }, { big: [90, 40], small: [90, 50], odd: [90, 50], even: [90, 40] }, (result) =>
    getSides(pairSum(result), 12),
  ),
  perPosition({ code: 'sides', group: 'places', board: 'ent' }, positionFields(10, sides), [2, 1], (result, position) =>
    getSides(Number(result[position]), 6),
  ),
  ...[0, 1, 2, 3, 4].map(duel),
];
