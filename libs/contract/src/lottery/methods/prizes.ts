import { type DrawResult, northPrizes, southPrizes } from '../families.ts';
import {
  digits,
  eachPlace,
  inOrder,
  type Method,
  type Odds,
  outcomes,
  places,
  product,
  sets,
  sides,
  sidesOf,
  tails,
} from '../method.ts';
import { choose } from '../selection.ts';

const tailOf = (prize: string, length: number): string => prize.slice(-length);
const special = (result: DrawResult): string => result[0]!;

/** The last two digits of one prize. */
const twoOf = (code: string, group: string, prizeOf: (result: DrawResult) => string): Method => ({
  code,
  group,
  board: 'trad',
  odds: [[100, 1]],
  fields: [{ label: 'numbers', values: tails, least: 1, most: 100 }],
  units: ([picked = []]) => picked.length,
  wins: ([picked = []], result) => [picked.includes(tailOf(prizeOf(result), 2)) ? 1 : 0],
});

/** Two digits among the last ones of all prizes: it costs a unit a prize, and each prize that ends in them pays. */
const loTwo = (prizes: readonly number[], odds: Odds): Method => ({
  code: 'lo-2',
  group: 'lo',
  board: 'trad',
  odds: [odds],
  chances: [1 / 100],
  fields: [{ label: 'numbers', values: tails, least: 1, most: 100 }],
  units: ([picked = []]) => picked.length * prizes.length,
  wins: ([picked = []], result) => [result.filter((prize) => picked.includes(tailOf(prize, 2))).length],
});

/** The same with three or four digits, over the prizes that have as many. */
const loMany = (prizes: readonly number[], length: number): Method => {
  const long = prizes.filter((each) => each >= length).length;
  return {
    code: `lo-${length}`,
    group: 'lo',
    board: 'trad',
    odds: [[10 ** length, 1]],
    fields: places(length, digits, 1),
    units: (picks) => product(picks) * long,
    wins: (picks, result) => [
      result.filter(
        (prize) =>
          prize.length >= length && [...tailOf(prize, length)].every((digit, place) => picks[place]!.includes(digit)),
      ).length,
    ],
  };
};

/** How likely all of `size` numbers are among the last two digits of `count` prizes: all cases but those in which some are missing. */
const chanceOfAll = (size: number, count: number): number => {
  let chance = 0;
  for (let missing = 0; missing <= size; missing += 1)
    chance += (-1) ** missing * choose(size, missing) * (1 - missing / 100) ** count;
  return chance;
};

/** Several numbers that must all be among the last two digits of the prizes. */
const together = (prizes: readonly number[], size: number, odds: Odds): Method => ({
  ...sets({ code: `xien-${size}`, group: 'xien' }, tails, size, odds, (picked, result) => {
    const ends = new Set(result.map((prize) => tailOf(prize, 2)));
    return choose(picked.filter((number) => ends.has(number)).length, size);
  }),
  chances: [chanceOfAll(size, prizes.length)],
});

const lastThree = inOrder(
  { code: 'special-3', group: 'special' },
  digits,
  [1000, 1],
  (result) => [...tailOf(special(result), 3)],
  3,
);
const tailSides = eachPlace(
  { code: 'tail-sides', group: 'special', board: 'ent' },
  places(2, sides),
  [2, 1],
  (result, place) => sidesOf(Number(tailOf(special(result), 2)[place]), 5),
);
const tailDigits = eachPlace(
  { code: 'tail-digits', group: 'special', board: 'ent' },
  places(2, digits),
  [10, 1],
  (result, place) => [tailOf(special(result), 2)[place]!],
);

export const northMethods: readonly Method[] = [
  twoOf('special-2', 'special', special),
  lastThree,
  loTwo(northPrizes, [99, 1]),
  together(northPrizes, 2, [1822, 100]),
  together(northPrizes, 3, [8131, 100]),
  together(northPrizes, 4, [37_454, 100]),
  tailSides,
  tailDigits,
];

export const southMethods: readonly Method[] = [
  twoOf('special-2', 'special', special),
  twoOf('head-2', 'special', (result) => result.at(-1)!),
  lastThree,
  loTwo(southPrizes, [99, 1]),
  loMany(southPrizes, 3),
  loMany(southPrizes, 4),
  together(southPrizes, 2, [3830, 100]),
  together(southPrizes, 3, [2555, 10]),
  tailSides,
  tailDigits,
];

/** By prize: first, second, third, ten special, ten consolation. */
const fourD = (code: string, pays: readonly number[]): Method => ({
  code,
  group: 'number',
  board: 'trad',
  isFixed: true,
  odds: pays.map((prize) => [prize, 1]),
  chances: pays.map((_, tier) => (tier < 3 ? 1 : 10) / 10_000),
  fields: places(4, digits, 1),
  units: product,
  wins: (picks, result) => {
    const isHit = (number: string) => [...number].every((digit, place) => picks[place]!.includes(digit));
    const tierOfPrize = (prize: number) => (prize < 3 ? prize : prize < 13 ? 3 : 4);
    const won = pays.map(() => 0);
    result.forEach((number, prize) => {
      const tier = tierOfPrize(prize);
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
    (result) => sidesOf(Number(result[0]), 5000),
  ),
  eachPlace({ code: 'first-digits', group: 'first', board: 'ent' }, places(4, digits), [10, 1], (result, place) => [
    result[0]![place]!,
  ]),
];
