import { describe, expect, it } from 'vitest';
import { createVisualRandom } from '../../../../client/fairness/seeded-random.ts';
import { creatures } from '../../rules/creatures.ts';
import type { Swimmer } from './swimmers-motion.ts';
import { createSwimmer, isHit, moveSwimmer } from './swimmers-motion.ts';

describe('the swimmers', () => {
  it('enter at one side, cross the sea and leave it, within the range of the cannon', () => {
    const random = createVisualRandom(5);
    const seen = new Set<string>();
    for (let n = 0; n < 300; n += 1) {
      const swimmer = createSwimmer(390, 560, random, []);
      seen.add(swimmer.creature);
      let seconds = 0;
      while (moveSwimmer(swimmer, 50, seconds * 1000, 390)) {
        expect(swimmer.y).toBeLessThan(560 * 0.95);
        seconds += 0.05;
      }
      expect(seconds).toBeGreaterThan(1);
    }
    expect(seen).toEqual(new Set(creatures));
  });

  it('are hit on the body but not beside it', () => {
    const swimmer: Swimmer = {
      ...createSwimmer(390, 560, createVisualRandom(1), []),
      creature: 'clown',
      length: 60,
      x: 100,
      y: 100,
    };
    expect([isHit(swimmer, 110, 105), isHit(swimmer, 140, 100)]).toEqual([true, false]);
  });
});
