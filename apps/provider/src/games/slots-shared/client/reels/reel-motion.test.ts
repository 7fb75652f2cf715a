import { describe, expect, it } from 'vitest';
import { createReelMotion } from './reel-motion.ts';

describe('createReelMotion', () => {
  it('starts, runs down the strip and stops exactly at its target', () => {
    const reel = createReelMotion(7);
    expect([reel.position(0), reel.blur(0), reel.isStill(0)]).toEqual([7, 0, true]);
    reel.start(0);
    expect(reel.position(900)).toBeLessThan(0);
    expect(reel.blur(900)).toBe(1);
    reel.brake(12, 900);
    expect(reel.isStill(1000)).toBe(false);
    expect(reel.isStill(5000)).toBe(true);
    expect(reel.position(5000)).toBeCloseTo(12, 9);
  });

  it('keeps the fraction of a symbol when the reel starts to brake, so that it does not jump', () => {
    const reel = createReelMotion(3);
    reel.start(0);
    for (const now of [700, 717, 733.3, 751]) {
      const before = reel.position(now);
      const copy = createReelMotion(before);
      copy.brake(20, now);
      const after = copy.position(now);
      expect((((before - after) % 1) + 1.5) % 1).toBeCloseTo(0.5, 6);
    }
  });

  it('moves back slightly at the start and overshoots slightly at the stop', () => {
    const reel = createReelMotion(5);
    reel.start(0);
    expect(reel.position(140)).toBeGreaterThan(5.1);
    reel.brake(9, 1000);
    const path = Array.from({ length: 60 }, (_, index) => reel.position(1000 + index * 10));
    expect(Math.min(...path)).toBeLessThan(9);
    expect(Math.min(...path)).toBeGreaterThan(8.4);
  });
});
