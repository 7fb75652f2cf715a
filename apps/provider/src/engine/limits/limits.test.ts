import { describe, expect, it } from 'vitest';
import { defaultMachine } from '../../games/line-slots/rules/default-machine.ts';
import { computeLineBet } from '../../games/line-slots/rules/spin.ts';
import { slotLimits } from './limits.ts';

describe('slotLimits', () => {
  it.each(['PHP', 'VND', 'MXN', 'BRL', 'AED', 'IRR', 'USD', 'ZZZ'])(
    'divide by the number of lines in %s, are ascending, and fit the wire format',
    (currency) => {
      const { steps, preset } = slotLimits(currency);
      for (const step of steps) expect(computeLineBet(defaultMachine, step)).toBeGreaterThan(0);
      expect([...steps].sort((a, b) => a - b)).toEqual([...steps]);
      expect(steps).toContain(preset);
      const dearest =
        Math.max(...Object.values(defaultMachine.linePays).map((pays) => pays[2])) *
        Math.max(...steps) *
        defaultMachine.freeSpinMultiplier;
      expect(dearest).toBeLessThan(1e13);
    },
  );
});
