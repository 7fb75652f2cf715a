import type { DrawResult } from '@livery/contract/lottery/families';
import {
  digits,
  perPosition,
  inOrder,
  type Method,
  outcomes,
  positionFields,
  sets,
  sides,
  getSides,
} from '../method.ts';
import { choose, type Field } from '../selection.ts';

const windows = { front3: 0, middle3: 1, back3: 2 } as const;
type Window = keyof typeof windows;
const getWindowDigits = (window: Window) => (result: DrawResult) => result.slice(windows[window], windows[window] + 3);

const countDigits = (result: DrawResult): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const digit of result) counts.set(digit, (counts.get(digit) ?? 0) + 1);
  return counts;
};

/** Finds the different digits that occur exactly `times` times in the result. */
const findDigitsAppearing = (result: DrawResult, times: number): string[] =>
  [...countDigits(result)].filter(([, count]) => count === times).map(([digit]) => digit);

const includesAll = (picked: readonly string[], requiredDigits: readonly string[]): boolean =>
  requiredDigits.every((digit) => picked.includes(digit));

/**
 * Creates a bet on the digits of a draw in any order. A draw wins if it has `repeated` picked digits `times` times
 * each, and `single` picked digits `singleTimes` times each. For example, `group-30` wins with two pairs and one other
 * digit. `ways` is the number of orders in which the digits of one unit can be drawn.
 */
const grouped = (
  code: string,
  label: Field['label'],
  repeated: number,
  times: number,
  singleTimes: number,
  single: number,
  ways: number,
): Method => ({
  code,
  group: 'groups',
  board: 'trad',
  odds: [[100_000, ways]],
  fields: [
    { label, values: digits, min: repeated, max: 10 },
    { label: singleTimes === 1 ? 'singles' : 'pairs', values: digits, min: single, max: 10 },
  ],
  units: ([repeats = [], singles = []]) => {
    const shared = repeats.filter((digit) => singles.includes(digit)).length;
    const unsharedCount = repeats.length - shared;
    let units = 0;
    for (let taken = 0; taken <= repeated; taken += 1)
      units += choose(shared, taken) * choose(unsharedCount, repeated - taken) * choose(singles.length - taken, single);
    return units;
  },
  wins: ([repeats = [], singles = []], result) => {
    const repeatedDigits = findDigitsAppearing(result, times);
    const singleDigits = findDigitsAppearing(result, singleTimes);
    return [
      repeatedDigits.length === repeated &&
      singleDigits.length === single &&
      includesAll(repeats, repeatedDigits) &&
      includesAll(singles, singleDigits)
        ? 1
        : 0,
    ];
  },
});

const threeMethods = (window: Window): Method[] => {
  const three = getWindowDigits(window);
  return [
    inOrder({ code: `direct-${window}`, group: window }, digits, [1000, 1], three, 3),
    {
      code: `group3-${window}`,
      group: window,
      board: 'trad',
      odds: [[1000, 3]],
      fields: [{ label: 'numbers', values: digits, min: 2, max: 10 }],
      units: ([picked = []]) => picked.length * (picked.length - 1),
      wins: ([picked = []], result) => [
        findDigitsAppearing(three(result), 2).length === 1 && includesAll(picked, three(result)) ? 1 : 0,
      ],
    },
    sets({ code: `group6-${window}`, group: window }, digits, 3, [1000, 6], (picked, result) =>
      findDigitsAppearing(three(result), 1).length === 3 && includesAll(picked, three(result)) ? 1 : 0,
    ),
    {
      code: `any-${window}`,
      group: window,
      board: 'trad',
      odds: [[1000, 271]],
      fields: [{ label: 'numbers', values: digits, min: 1, max: 10 }],
      units: ([picked = []]) => picked.length,
      wins: ([picked = []], result) => [picked.filter((digit) => three(result).includes(digit)).length],
    },
  ];
};

/** Returns true if the three digits are consecutive in any order. The digit 0 follows 9. */
const isStraight = (three: DrawResult): boolean => {
  const set = new Set(three.map(Number));
  return set.size === 3 && [...set].some((low) => set.has((low + 1) % 10) && set.has((low + 2) % 10));
};

const pattern = (window: Window): Method =>
  outcomes(
    { code: `pattern-${window}`, group: 'patterns' },
    { triple: [100, 1], straight: [1000, 60], pair: [1000, 270] },
    (result) => {
      const three = getWindowDigits(window)(result);
      if (findDigitsAppearing(three, 3).length === 1) return ['triple'];
      if (findDigitsAppearing(three, 2).length === 1) return ['pair'];
      return isStraight(three) ? ['straight'] : [];
    },
  );

/** Compares the first digit with the last digit: `dragon` if the first is higher, `tiger` if the last is higher. */
const compareEnds = (result: DrawResult): 'dragon' | 'tiger' | 'tie' => {
  if (result[0] === result[4]) return 'tie';
  return result[0]! > result[4]! ? 'dragon' : 'tiger';
};

const sumDigits = (result: DrawResult): number => result.reduce((sum, digit) => sum + Number(digit), 0);

export const sscMethods: readonly Method[] = [
  perPosition({ code: 'place', group: 'place' }, positionFields(5, digits), [10, 1], (result, position) => [
    result[position]!,
  ]),
  ...threeMethods('front3'),
  ...threeMethods('middle3'),
  ...threeMethods('back3'),
  inOrder({ code: 'direct-5', group: 'five' }, digits, [100_000, 1], (result) => result, 5),
  sets({ code: 'group-120', group: 'groups' }, digits, 5, [100_000, 120], (picked, result) =>
    findDigitsAppearing(result, 1).length === 5 && includesAll(picked, result) ? 1 : 0,
  ),
  grouped('group-60', 'pairs', 1, 2, 1, 3, 60),
  grouped('group-30', 'pairs', 2, 2, 1, 1, 30),
  grouped('group-20', 'triples', 1, 3, 1, 2, 20),
  grouped('group-10', 'triples', 1, 3, 2, 1, 10),
  grouped('group-5', 'fours', 1, 4, 1, 1, 5),
  outcomes({ code: 'sum', group: 'sum' }, { big: [2, 1], small: [2, 1], odd: [2, 1], even: [2, 1] }, (result) =>
    getSides(sumDigits(result), 23),
  ),
  outcomes({ code: 'dragon', group: 'sum' }, { dragon: [100, 45], tiger: [100, 45], tie: [10, 1] }, (result) => [
    compareEnds(result),
  ]),
  perPosition({ code: 'sides', group: 'places', board: 'ent' }, positionFields(5, sides), [2, 1], (result, position) =>
    getSides(Number(result[position]), 5),
  ),
  perPosition(
    { code: 'place-board', group: 'places', board: 'ent' },
    positionFields(5, digits),
    [10, 1],
    (result, position) => [result[position]!],
  ),
  pattern('front3'),
  pattern('middle3'),
  pattern('back3'),
];
