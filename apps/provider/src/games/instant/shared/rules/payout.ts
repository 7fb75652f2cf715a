import type { Ratio } from '../../../../engine/math/ratio.ts';
import { add, divide, multiply, ratio, subtract } from '../../../../engine/math/ratio.ts';

/**
 * RTP (return to player) of the instant games: 97 %. The multipliers of each game are chosen so that the game has this
 * RTP. Dice rounds the chance up to a millionth, so its RTP can be higher by less than 0.01 %.
 */
export const returnShare = ratio(97n, 100n);
export const instantRtp = '97.00';

export const one = ratio(1n, 1n);
export const zero = ratio(0n, 1n);

/** Creates a multiplier from hundredths, e.g. 3/2 from 150. */
export const hundredths = (value: number): Ratio => ratio(BigInt(value), 100n);

/** Returns the payout in minor units. A fraction of a minor unit is not paid. */
export const payOut = (stake: number, { numerator, denominator }: Ratio): number =>
  Number((BigInt(stake) * numerator) / denominator);

/** Converts a multiplier to a number for display and for comparison. */
export const toNumber = ({ numerator, denominator }: Ratio): number => Number(numerator) / Number(denominator);

export const power = (base: Ratio, exponent: number): Ratio =>
  Array.from({ length: exponent }, () => base).reduce(multiply, one);

export const factorial = (count: number): bigint =>
  Array.from({ length: count }, (_, index) => BigInt(index + 1)).reduce((product, value) => product * value, 1n);

/**
 * Number of ways to choose `count` items from `total` items (binomial coefficient). 0 if `count` is negative or above
 * `total`.
 */
export const choose = (total: number, count: number): bigint =>
  count < 0 || count > total ? 0n : factorial(total) / (factorial(count) * factorial(total - count));

export interface Prize {
  readonly chance: Ratio;
  /** Payout as a multiple of the bet. Undefined for the one prize that `completeTable` computes. */
  readonly multiplier: Ratio | undefined;
}

/**
 * Returns the multiplier for the one prize whose multiplier is undefined. With this multiplier, the RTP (return to
 * player) of the whole table is exactly `returnShare`.
 */
export const completeTable = (prizes: readonly Prize[]): Ratio => {
  const paid = prizes.map(({ chance, multiplier }) => multiply(chance, multiplier ?? zero)).reduce(add);
  const open = prizes.find(({ multiplier }) => multiplier === undefined);
  if (!open) throw new Error('The table has no open prize: leave one multiplier undefined.');
  return divide(subtract(returnShare, paid), open.chance);
};
