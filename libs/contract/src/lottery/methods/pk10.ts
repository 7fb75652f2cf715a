import type { DrawResult } from '../families.ts';
import { eachPlace, type Method, type Odds, outcomes, places, sides, sidesOf } from '../method.ts';

const cars: readonly string[] = Array.from({ length: 10 }, (_, index) => String(index + 1));
const pairSum = (result: DrawResult): number => Number(result[0]) + Number(result[1]);

/** Of the 90 ordered pairs, how many make each sum. */
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

/** Each of the first five against its counterpart from behind. */
const duel = (place: number): Method =>
  outcomes({ code: `dragon-${place + 1}`, group: 'duels' }, { dragon: [2, 1], tiger: [2, 1] }, (result) => [
    Number(result[place]) > Number(result[9 - place]) ? 'dragon' : 'tiger',
  ]);

export const pk10Methods: readonly Method[] = [
  eachPlace({ code: 'place', group: 'place' }, places(10, cars), [10, 1], (result, place) => [result[place]!]),
  outcomes({ code: 'sum-exact', group: 'sum', board: 'trad' }, sums, (result) => [String(pairSum(result))]),
  outcomes({ code: 'sum', group: 'sum' }, { big: [90, 40], small: [90, 50], odd: [90, 50], even: [90, 40] }, (result) =>
    sidesOf(pairSum(result), 12),
  ),
  eachPlace({ code: 'sides', group: 'places', board: 'ent' }, places(10, sides), [2, 1], (result, place) =>
    sidesOf(Number(result[place]), 6),
  ),
  ...[0, 1, 2, 3, 4].map(duel),
];
