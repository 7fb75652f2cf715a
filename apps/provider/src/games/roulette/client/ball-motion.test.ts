import { describe, expect, it } from 'vitest';
import { ballLiesAt } from '../rules/spin-times.ts';
import { wheelOrder } from '../rules/wheel.ts';
import { computeBallPosition, computePocketAngle, pocketRadius, trackRadius } from './ball-motion.ts';

describe('the ball', () => {
  it('starts on the track and ends in the pocket of its number, also if the page opens later', () => {
    for (const number of wheelOrder) {
      expect(computeBallPosition(number, 0).radius).toBeCloseTo(trackRadius);
      for (const time of [ballLiesAt, ballLiesAt + 5000, Infinity]) {
        expect(computeBallPosition(number, time).radius).toBeCloseTo(pocketRadius);
        expect(computeBallPosition(number, time).angle).toBeCloseTo(computePocketAngle(number));
      }
    }
  });

  it('moves without jumps between frames', () => {
    for (let time = 0; time < ballLiesAt; time += 16) {
      const [here, next] = [computeBallPosition(17, time), computeBallPosition(17, time + 16)];
      expect(Math.abs(next.radius - here.radius)).toBeLessThan(0.06);
      expect(next.angle).toBeGreaterThanOrEqual(here.angle);
    }
  });
});
