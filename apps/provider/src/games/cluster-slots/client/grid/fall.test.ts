import { describe, expect, it } from 'vitest';
import { computeFallMs, computeFallHeight } from './fall.ts';

describe('computeFallHeight', () => {
  it('starts at the initial height, accelerates, and ends at zero', () => {
    expect(computeFallHeight(5, 0)).toBe(5);
    expect(computeFallHeight(5, 100) - computeFallHeight(5, 200)).toBeLessThan(
      computeFallHeight(5, 200) - computeFallHeight(5, 300),
    );
    expect(computeFallHeight(5, computeFallMs(5))).toBe(0);
    expect(computeFallHeight(0, 10)).toBe(0);
  });

  it('never gets below zero, and bounces once', () => {
    const path = Array.from({ length: 120 }, (_, index) => computeFallHeight(3, index * 10));
    expect(Math.min(...path)).toBe(0);
    expect(Math.max(...path.slice(45))).toBeLessThan(0.2);
  });
});
