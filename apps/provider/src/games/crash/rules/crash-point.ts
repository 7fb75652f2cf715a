import type { RandomSource } from '../../../engine/rng/random-int.ts';

/** A multiplier in integer hundredths: 250 is 2.50×. */
export type Hundredths = number;

/** RTP in percent, the same for every target. */
export const rtpPercent = 97;
/** Lowest target that a player can choose. */
export const minTarget: Hundredths = 101;
/** Highest multiplier. The flight ends here and pays every remaining player this multiplier. */
export const maxTarget: Hundredths = 100_000;

/**
 * Draws the crash point in hundredths: `97 / U` rounded down, for a `U` that is uniform between 0 and 1. The flight
 * reaches a target of `k` hundredths with a chance of exactly 97 in `k`, so every target has an RTP of 97 %. The digits
 * of `U` are drawn one word at a time until the result is certain, so there is no rounding error. A result below 100 is
 * a flight that ends at the start and is returned as 100. The max is `maxTarget`.
 */
export const drawCrashPoint = (randomSource: RandomSource): Hundredths => {
  let digits = 0n;
  let scale = 1n;
  for (;;) {
    digits = digits * BigInt(randomSource.range) + BigInt(randomSource.next());
    scale *= BigInt(randomSource.range);
    // U is between digits / scale and (digits + 1) / scale. The bounds have probability zero.
    const lowerBound = (BigInt(rtpPercent) * scale) / (digits + 1n);
    if (lowerBound >= BigInt(maxTarget)) return maxTarget;
    const upperBound = digits === 0n ? undefined : (BigInt(rtpPercent) * scale - 1n) / digits;
    if (upperBound !== undefined && (upperBound === lowerBound || upperBound <= 100n))
      return Math.max(100, Number(upperBound));
  }
};

/** True if the flight reaches a target before its crash point, the multiplier at which it ends. */
export const isTargetReached = (crashPoint: Hundredths, target: Hundredths): boolean => target <= crashPoint;

/**
 * Payout of a stake at a multiplier, stake included. Minor units. A stake is a multiple of 100, so nothing is rounded.
 */
export const computeCrashPayout = (stake: number, multiplier: Hundredths): number => (stake / 100) * multiplier;
