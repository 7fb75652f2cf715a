import { getPocketColour } from './wheel.ts';

/** Spot of the roulette table on which the player can bet. */
export interface RouletteSpot {
  /** Numbers of an inside bet, e.g. `17` or `17-20`, or the name of an outside bet, e.g. `red`. */
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
/** Bets on two adjacent numbers of the table. The zero is adjacent to 1, 2 and 3. */
const splits = [
  ...[1, 2, 3].map((number) => inside([0, number])),
  ...all.flatMap((number) => [
    ...(number % 3 === 0 ? [] : [inside([number, number + 1])]),
    ...(number > 33 ? [] : [inside([number, number + 3])]),
  ]),
];
/** Bets on three numbers: the zero and two numbers next to it. */
const trios = [inside([0, 1, 2]), inside([0, 2, 3])];
const rowStarts = all.filter((number) => number % 3 === 1);
/** Bets on a row of three numbers. */
const streets = rowStarts.map((first) => inside([first, first + 1, first + 2]));
/** Bets on four adjacent numbers. */
const corners = [
  inside([0, 1, 2, 3]),
  ...all
    .filter((number) => number % 3 !== 0 && number < 33)
    .map((number) => inside([number, number + 1, number + 3, number + 4])),
];
/** Bets on two adjacent rows (six numbers). */
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

/** All betting spots of the table by id. */
export const rouletteSpots: ReadonlyMap<string, RouletteSpot> = new Map(
  [...straights, ...splits, ...trios, ...streets, ...corners, ...lines, ...outsides].map((spot) => [spot.id, spot]),
);

/** Profit of a winning bet on `numbers` numbers, as a multiple of the stake. */
export const computePayoutRatio = (numbers: number): number => 36 / numbers - 1;

/**
 * Return to player (RTP) in percent, rounded down. It is 36/37 for every bet. A test checks every pocket with every
 * bet.
 */
export const rouletteRtpPercent = '97.29';

/** Returns the payout in minor units, including the stake. A losing bet pays 0. */
export const computeRoulettePayout = ({ numbers }: RouletteSpot, stake: number, drawn: number): number =>
  numbers.includes(drawn) ? (stake * 36) / numbers.length : 0;
