import type { RandomSource } from '../../../engine/rng/random-int.ts';

/** A multiplier is a whole number of hundredths everywhere: 250 stands for 2.50×. */
export type Hundredths = number;

/** The part of a hundred that comes back in the long run, whatever the player aims at. */
export const rtpPercent = 97;
/** The lowest multiplier one may aim at. */
export const minTarget: Hundredths = 101;
/** The flight ends here at the latest: whoever is still aboard is paid this. */
export const maxTarget: Hundredths = 100_000;

/**
 * How far a flight goes. For a `U` that is uniform between 0 and 1 it is `97 / U` hundredths, rounded down, so that it
 * reaches any target of `k` hundredths with a chance of exactly 97 in `k`: every target returns 97 of 100. The digits
 * of `U` are drawn a word at a time until the whole number is certain, so nothing is rounded in favour of anybody.
 * Less than 100 is a flight that never leaves the ground, told as 100; `highestTarget` is the end of the sky.
 */
export const drawCrashPoint = (randomSource: RandomSource): Hundredths => {
  let digits = 0n;
  let scale = 1n;
  for (;;) {
    digits = digits * BigInt(randomSource.range) + BigInt(randomSource.next());
    scale *= BigInt(randomSource.range);
    // U lies between digits / scale and (digits + 1) / scale; the edges themselves have no width.
    const lowerBound = (BigInt(rtpPercent) * scale) / (digits + 1n);
    if (lowerBound >= BigInt(maxTarget)) return maxTarget;
    const upperBound = digits === 0n ? undefined : (BigInt(rtpPercent) * scale - 1n) / digits;
    if (upperBound !== undefined && (upperBound === lowerBound || upperBound <= 100n))
      return Math.max(100, Number(upperBound));
  }
};

/** Whether a flight gets as far as a target. */
export const isTargetReached = (crashPoint: Hundredths, target: Hundredths): boolean => target <= crashPoint;

/** What comes back of a stake at a multiplier, itself included. Minor units; a stake is whole hundreds, so nothing is rounded. */
export const computeCrashPayout = (stake: number, multiplier: Hundredths): number => (stake / 100) * multiplier;
