import { describe, expect, it } from 'vitest';
import { houseMachine } from '../../games/lines/rules/house-machine.ts';
import { lineBetOf } from '../../games/lines/rules/spin.ts';
import { slotLimits } from './limits.ts';

describe('slotLimits', () => {
  it.each(['PHP', 'VND', 'MXN', 'BRL', 'AED', 'IRR', 'USD', 'ZZZ'])(
    'spread evenly over the lines in %s, rising, and small enough for the wire',
    (currency) => {
      const { steps, preset } = slotLimits(currency);
      for (const step of steps) expect(lineBetOf(houseMachine, step)).toBeGreaterThan(0);
      expect([...steps].sort((a, b) => a - b)).toEqual([...steps]);
      expect(steps).toContain(preset);
      const dearest =
        Math.max(...Object.values(houseMachine.linePays).map((pays) => pays[2])) *
        Math.max(...steps) *
        houseMachine.freeSpinMultiplier;
      expect(dearest).toBeLessThan(1e13);
    },
  );
});
