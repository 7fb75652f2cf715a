import { describe, expect, it } from 'vitest';
import { fallMs, heightOf } from './fall.ts';

describe('heightOf', () => {
  it('begins where the piece hung, falls ever faster, and ends in its place', () => {
    expect(heightOf(5, 0)).toBe(5);
    expect(heightOf(5, 100) - heightOf(5, 200)).toBeLessThan(heightOf(5, 200) - heightOf(5, 300));
    expect(heightOf(5, fallMs(5))).toBe(0);
    expect(heightOf(0, 10)).toBe(0);
  });

  it('never sinks below its place, and bounces once', () => {
    const path = Array.from({ length: 120 }, (_, index) => heightOf(3, index * 10));
    expect(Math.min(...path)).toBe(0);
    expect(Math.max(...path.slice(45))).toBeLessThan(0.2);
  });
});
