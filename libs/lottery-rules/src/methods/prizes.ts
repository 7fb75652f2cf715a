import type { DrawResult } from '@livery/contract/lottery/families';
import { northPrizes, southPrizes } from '../results.ts';
import {
  digits,
  perPosition,
  inOrder,
  type Method,
  type Odds,
  outcomes,
  positionFields,
  countCombinations,
  sets,
  sides,
  getSides,
  tails,
} from '../method.ts';
import { choose } from '../selection.ts';

const getTail = (prize: string, length: number): string => prize.slice(-length);
const special = (result: DrawResult): string => result[0]!;

/** Creates a bet on the last two digits of one drawn number. `getPrize` returns this number from the result. */
const lastTwoDigits = (code: string, group: string, getPrize: (result: DrawResult) => string): Method => ({
  code,
  group,
  board: 'trad',
  odds: [[100, 1]],
  fields: [{ label: 'numbers', values: tails, min: 1, max: 100 }],
  units: ([picked = []]) => picked.length,
  wins: ([picked = []], result) => [picked.includes(getTail(getPrize(result), 2)) ? 1 : 0],
});

/**
 * Creates a bet on two-digit numbers. A draw has one drawn number for each prize. The member pays one unit (basic
 * stake) for each picked number and each prize. A unit wins if the drawn number of its prize ends in the picked number.
 */
const loTwo = (prizes: readonly number[], odds: Odds): Method => ({
  code: 'lo-2',
  group: 'lo',
  board: 'trad',
  odds: [odds],
  chances: [1 / 100],
  fields: [{ label: 'numbers', values: tails, min: 1, max: 100 }],
  units: ([picked = []]) => picked.length * prizes.length,
  wins: ([picked = []], result) => [result.filter((prize) => picked.includes(getTail(prize, 2))).length],
});

/**
 * Creates a bet on numbers of `length` digits (3 or 4). The member pays one unit (basic stake) for each picked number
 * and each drawn number that has at least `length` digits. A unit wins if its drawn number ends in its picked number.
 */
const loMany = (prizes: readonly number[], length: number): Method => {
  const long = prizes.filter((each) => each >= length).length;
  return {
    code: `lo-${length}`,
    group: 'lo',
    board: 'trad',
    odds: [[10 ** length, 1]],
    fields: positionFields(length, digits, 1),
    units: (picks) => countCombinations(picks) * long,
    wins: (picks, result) => [
      result.filter(
        (prize) =>
          prize.length >= length &&
          [...getTail(prize, length)].every((digit, position) => picks[position]!.includes(digit)),
      ).length,
    ],
  };
};

/**
 * Computes the probability that each of `size` two-digit numbers is the ending of at least one of `count` prize
 * numbers. It uses the principle of inclusion and exclusion.
 */
const chanceOfAll = (size: number, count: number): number => {
  let chance = 0;
  for (let missing = 0; missing <= size; missing += 1)
    chance += (-1) ** missing * choose(size, missing) * (1 - missing / 100) ** count;
  return chance;
};

/**
 * Creates a bet on sets of `size` two-digit numbers. A set wins if each of its numbers is the end of at least one
 * drawn number.
 */
const together = (prizes: readonly number[], size: number, odds: Odds): Method => ({
  ...sets({ code: `xien-${size}`, group: 'xien' }, tails, size, odds, (picked, result) => {
    const ends = new Set(result.map((prize) => getTail(prize, 2)));
    return choose(picked.filter((number) => ends.has(number)).length, size);
  }),
  chances: [chanceOfAll(size, prizes.length)],
});

const lastThree = inOrder(
  { code: 'special-3', group: 'special' },
  digits,
  [1000, 1],
  (result) => [...getTail(special(result), 3)],
  3,
);
const tailSides = perPosition(
  { code: 'tail-sides', group: 'special', board: 'ent' },
  positionFields(2, sides),
  [2, 1],
  (result, position) => getSides(Number(getTail(special(result), 2)[position]), 5),
);
const tailDigits = perPosition(
  { code: 'tail-digits', group: 'special', board: 'ent' },
  positionFields(2, digits),
  [10, 1],
  (result, position) => [getTail(special(result), 2)[position]!],
);

export const northMethods: readonly Method[] = [
  lastTwoDigits('special-2', 'special', special),
  lastThree,
  loTwo(northPrizes, [99, 1]),
  together(northPrizes, 2, [1822, 100]),
  together(northPrizes, 3, [8131, 100]),
  together(northPrizes, 4, [37_454, 100]),
  tailSides,
  tailDigits,
];

export const southMethods: readonly Method[] = [
  lastTwoDigits('special-2', 'special', special),
  lastTwoDigits('head-2', 'special', (result) => result.at(-1)!),
  lastThree,
  loTwo(southPrizes, [99, 1]),
  loMany(southPrizes, 3),
  loMany(southPrizes, 4),
  together(southPrizes, 2, [3830, 100]),
  together(southPrizes, 3, [2555, 10]),
  tailSides,
  tailDigits,
];

/**
 * Returns the prize tier of a 4D prize, from its index in the result. Each of the first three prizes has its own
 * tier. The ten special prizes have one common tier, and the ten consolation prizes have one common tier.
 */
const getPrizeTier = (prize: number): number => {
  if (prize < 3) return prize;
  return prize < 13 ? 3 : 4;
};

/**
 * Creates a bet on the complete four-digit number of a 4D lottery. `pays` lists the payout of a winning unit, as a
 * multiple of the unit. The order is: first, second and third prize, special prizes, consolation prizes. A prize that
 * is not in `pays` wins nothing.
 */
const fourD = (code: string, pays: readonly number[]): Method => ({
  code,
  group: 'number',
  board: 'trad',
  isFixed: true,
  odds: pays.map((prize) => [prize, 1]),
  chances: pays.map((_, tier) => (tier < 3 ? 1 : 10) / 10_000),
  fields: positionFields(4, digits, 1),
  units: countCombinations,
  wins: (picks, result) => {
    const isHit = (number: string) => [...number].every((digit, position) => picks[position]!.includes(digit));
    const won = pays.map(() => 0);
    result.forEach((number, prize) => {
      const tier = getPrizeTier(prize);
      if (tier < won.length && isHit(number)) won[tier]! += 1;
    });
    return won;
  },
});

export const fourDMethods: readonly Method[] = [
  fourD('big', [2500, 1000, 500, 180, 60]),
  fourD('small', [3500, 2000, 1000]),
  outcomes(
    { code: 'first-sides', group: 'first' },
    { big: [2, 1], small: [2, 1], odd: [2, 1], even: [2, 1] },
    (result) => getSides(Number(result[0]), 5000),
  ),
  perPosition(
    { code: 'first-digits', group: 'first', board: 'ent' },
    positionFields(4, digits),
    [10, 1],
    (result, position) => [result[0]![position]!],
  ),
];
