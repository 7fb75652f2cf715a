import { divide, ratio } from '../../../../engine/math/ratio.ts';
import { randomInt } from '../../../../engine/rng/random-int.ts';
import type { DrawRules } from '../../shared/rules/draw-rules.ts';
import { hundredths, returnShare, zero } from '../../shared/rules/payout.ts';

/** Number of equally likely rolls. A roll is shown as a number from 0 to 100 with four decimals. */
export const rollCount = 1_000_000;
/** Multipliers in hundredths that the player can choose. */
export const multipliers = [110, 125, 150, 200, 300, 500, 1000, 2000, 5000, 10_000] as const;

/** Returns the number of winning rolls for a multiplier in hundredths. All rolls below the returned number win. */
export const getThreshold = (multiplier: number): number => {
  const { numerator, denominator } = divide(returnShare, hundredths(multiplier));
  const exact = BigInt(rollCount) * numerator;
  return Number((exact + denominator - 1n) / denominator);
};

/**
 * Dice: the player chooses a multiplier, and the server draws a random number, the roll. A roll below the threshold of
 * the multiplier wins. A higher multiplier has a lower threshold.
 */
export const dice: DrawRules<number, number> = {
  isOffered: (multiplier) => (multipliers as readonly number[]).includes(multiplier),
  draw: (randomSource) => randomInt(rollCount, randomSource),
  getMultiplier: (roll, multiplier) => (roll < getThreshold(multiplier) ? hundredths(multiplier) : zero),
};

export const getChance = (multiplier: number) => ratio(BigInt(getThreshold(multiplier)), BigInt(rollCount));
