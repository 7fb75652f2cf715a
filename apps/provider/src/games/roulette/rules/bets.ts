import { getPocketColour } from './wheel.ts';

/** Spot of the table that accepts chips. */
export interface RouletteSpot {
  /** Numbers of an inside bet (`17`, `17-20`), or the name of an outside bet (`red`). */
  readonly id: string;
  readonly numbers: readonly number[];
}

const all = Array.from({ length: 36 }, (_, index) => index + 1);
const inside = (numbers: readonly number[]): RouletteSpot => ({ id: numbers.join('-'), numbers });
const outside = (id: string, covers: (number: number) => boolean): RouletteSpot => ({
  id,
  numbers: all.filter(covers),
});

const straights = [0, ...all].map((number) => inside([number]));
/** Bets on two numbers that are neighbours in a row of three or in a column. The zero is a neighbour of 1, 2 and 3. */
const splits = [
  ...[1, 2, 3].map((number) => inside([0, number])),
  ...all.flatMap((number) => [
    ...(number % 3 === 0 ? [] : [inside([number, number + 1])]),
    ...(number > 33 ? [] : [inside([number, number + 3])]),
  ]),
];
/** Bets on zero and two of its neighbours. */
const trios = [inside([0, 1, 2]), inside([0, 2, 3])];
const rowStarts = all.filter((number) => number % 3 === 1);
/** Bets on a row of three numbers. */
const streets = rowStarts.map((first) => inside([first, first + 1, first + 2]));
/** Bets on four numbers that meet at a corner. */
const corners = [
  inside([0, 1, 2, 3]),
  ...all
    .filter((number) => number % 3 !== 0 && number < 33)
    .map((number) => inside([number, number + 1, number + 3, number + 4])),
];
/** Bets on two rows, that is, six numbers. */
const lines = rowStarts
  .slice(0, -1)
  .map((first) => inside([first, first + 1, first + 2, first + 3, first + 4, first + 5]));

const outsides = [
  ...[1, 2, 3].map((dozen) => outside(`dozen${dozen}`, (number) => Math.ceil(number / 12) === dozen)),
  ...[1, 2, 3].map((column) => outside(`column${column}`, (number) => (number - 1) % 3 === column - 1)),
  outside('low', (number) => number <= 18),
  outside('high', (number) => number >= 19),
  outside('even', (number) => number % 2 === 0),
  outside('odd', (number) => number % 2 === 1),
  outside('red', (number) => getPocketColour(number) === 'red'),
  outside('black', (number) => getPocketColour(number) === 'black'),
];

/** All spots of the table by id. */
export const rouletteSpots: ReadonlyMap<string, RouletteSpot> = new Map(
  [...straights, ...splits, ...trios, ...streets, ...corners, ...lines, ...outsides].map((spot) => [spot.id, spot]),
);

/** Profit of a winning spot with `numbers` numbers, for a stake of one. */
export const computePayoutRatio = (numbers: number): number => 36 / numbers - 1;

/** RTP in percent, rounded down. It is the same for every spot: 36 of 37. A test checks every pocket for every spot. */
export const rouletteRtpPercent = '97.29';

/** Payout of a stake, including the stake itself, in minor units. */
export const computeRoulettePayout = ({ numbers }: RouletteSpot, stake: number, drawn: number): number =>
  numbers.includes(drawn) ? (stake * 36) / numbers.length : 0;
