import type { RandomSource } from '../../../engine/rng/random-int.ts';

/** Multiplier in integer hundredths, e.g. 250 for 2.50×. */
export type Hundredths = number;

/**
 * RTP (return to player) in percent. A player can cash out at any multiplier, and the RTP is the same for each
 * multiplier.
 */
export const rtpPercent = 97;
/** Lowest multiplier that a player can choose for the automatic cash-out. */
export const minTarget: Hundredths = 101;
/**
 * Highest multiplier of a flight. The flight ends there, and all players who have not cashed out get this multiplier.
 */
export const maxTarget: Hundredths = 100_000;

/**
 * Draws the crash point (the multiplier at which the flight ends) in hundredths. The crash point is `97 / U` rounded
 * down. `U` is a uniform random number between 0 and 1. So the flight reaches a multiplier of `k` hundredths with a
 * probability of exactly 97 in `k`, which gives an RTP (return to player) of 97 %.
 *
 * The digits of `U` are drawn one by one until the result is certain, so there is no rounding error. A result below 100
 * becomes 100, which is a flight that ends at its start. A result above `maxTarget` becomes `maxTarget`.
 */
export const drawCrashPoint = (randomSource: RandomSource): Hundredths => {
  let digits = 0n;
  let scale = 1n;
  for (;;) {
    digits = digits * BigInt(randomSource.range) + BigInt(randomSource.next());
    scale *= BigInt(randomSource.range);
    // `digits` are the digits of `U` that are drawn so far. So `U` is between `digits / scale` and `(digits + 1) /
    // scale`. The probability that `U` equals one of these two limits is zero.
    const lowerBound = (BigInt(rtpPercent) * scale) / (digits + 1n);
    if (lowerBound >= BigInt(maxTarget)) return maxTarget;
    const upperBound = digits === 0n ? undefined : (BigInt(rtpPercent) * scale - 1n) / digits;
    if (upperBound !== undefined && (upperBound === lowerBound || upperBound <= 100n))
      return Math.max(100, Number(upperBound));
  }
};

/**
 * Returns true if the flight reaches the target (multiplier for the automatic cash-out). The crash point is the
 * multiplier at which the flight ends.
 */
export const isTargetReached = (crashPoint: Hundredths, target: Hundredths): boolean => target <= crashPoint;

/** Computes the payout in minor units, including the stake. A stake is a multiple of 100, so nothing is rounded. */
export const computeCrashPayout = (stake: number, multiplier: Hundredths): number => (stake / 100) * multiplier;
