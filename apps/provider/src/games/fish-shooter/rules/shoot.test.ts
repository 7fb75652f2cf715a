import { describe, expect, it } from 'vitest';
import { ratio, toPercent } from '../../../engine/math/ratio.ts';
import { creatures, fishRtpPercent, ammoPackUnits, cannonLevels, prizes, advertisedFishRtp } from './creatures.ts';
import { computeCatchChance, shoot } from './shoot.ts';

/** Words that are told what to be. */
const rigged = (...values: number[]) => ({ range: 2 ** 32, next: () => values.shift() ?? 0 });

/** What a creature returns for one shot: every draw of the catch, and behind each catch every draw of the prize. */
const enumerated = (creature: (typeof creatures)[number]) => {
  const { of } = computeCatchChance(creature);
  const count = prizes[creature].length;
  let paid = 0n;
  for (let first = 0; first < of; first += 1)
    for (let second = 0; second < count; second += 1) paid += BigInt(shoot(rigged(first, second), creature));
  return ratio(paid, BigInt(of) * BigInt(count));
};

describe('shoot', () => {
  it.each(creatures)('returns for a shot at a %s exactly what is stated, and less than it costs', (creature) => {
    const total = enumerated(creature);
    expect(total).toEqual(ratio(BigInt(fishRtpPercent), 100n));
    expect(toPercent(total)).toBe(advertisedFishRtp);
    expect(total.numerator < total.denominator).toBe(true);
  });

  it('never catches for certain, and fills a magazine with whole shots of the smallest cannon', () => {
    for (const creature of creatures)
      expect(computeCatchChance(creature).hits).toBeLessThan(computeCatchChance(creature).of);
    expect(ammoPackUnits % cannonLevels[0]).toBe(0);
  });
});
