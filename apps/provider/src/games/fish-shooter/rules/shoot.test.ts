import { describe, expect, it } from 'vitest';
import { ratio, toPercent } from '../../../engine/math/ratio.ts';
import { creatures, fishRtpPercent, ammoPackUnits, cannonLevels, prizes, advertisedFishRtp } from './creatures.ts';
import { computeCatchChance, shoot } from './shoot.ts';

/** Random source that returns the given values in order. */
const rigged = (...values: number[]) => ({ range: 2 ** 32, next: () => values.shift() ?? 0 });

/**
 * Returns the mean prize of one shot at a creature, as a multiple of the cost of the shot. Plays the shot once for each
 * possible combination of the two random numbers.
 */
const enumerated = (creature: (typeof creatures)[number]) => {
  const { of } = computeCatchChance(creature);
  const count = prizes[creature].length;
  let paid = 0n;
  for (let first = 0; first < of; first += 1)
    for (let second = 0; second < count; second += 1) paid += BigInt(shoot(rigged(first, second), creature));
  return ratio(paid, BigInt(of) * BigInt(count));
};

describe('shoot', () => {
  it.each(creatures)('returns the stated rate for a shot at a %s, and less than its cost', (creature) => {
    const total = enumerated(creature);
    expect(total).toEqual(ratio(BigInt(fishRtpPercent), 100n));
    expect(toPercent(total)).toBe(advertisedFishRtp);
    expect(total.numerator < total.denominator).toBe(true);
  });

  it('has no creature that is always caught, and divides an ammo pack into full shots of the smallest cannon', () => {
    for (const creature of creatures)
      expect(computeCatchChance(creature).hits).toBeLessThan(computeCatchChance(creature).of);
    expect(ammoPackUnits % cannonLevels[0]).toBe(0);
  });
});
