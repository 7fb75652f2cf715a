import { describe, expect, it } from 'vitest';
import { getNextStep, getNextTarget, parseTarget, getStakeSteps } from './bet-options.ts';

describe('bet options', () => {
  it('steps stakes by one, two, five up to the limit', () => {
    const steps = getStakeSteps({ min: 1000, max: 30_000, steps: [], preset: 1000 });
    expect(steps).toEqual([1000, 2000, 5000, 10_000, 20_000, 30_000]);
    expect([getNextStep(steps, 2000, 1), getNextStep(steps, 1000, -1), getNextStep(steps, 30_000, 1)]).toEqual([
      5000, 1000, 30_000,
    ]);
    expect([getNextTarget(200, 1), getNextTarget(101, -1), getNextTarget(101, 1)]).toEqual([250, 101, 110]);
  });

  it('parses typed targets and rejects other text', () => {
    expect([parseTarget('2'), parseTarget('2,5'), parseTarget('1.01×'), parseTarget('1000')]).toEqual([
      200, 250, 101, 100_000,
    ]);
    for (const bad of ['', '1', '1.00', '0', '-2', '1e3', '1000.01', '2.555', 'two', '١٢'])
      expect(parseTarget(bad)).toBeUndefined();
  });
});
