import { describe, expect, it } from 'vitest';
import { houseMachine } from '../slot/house-machine.ts';
import { lineBetOf } from '../slot/spin.ts';
import { betSteps, defaultBet } from './bet-steps.ts';

describe('betSteps', () => {
  it.each(['PHP', 'VND', 'MXN', 'BRL', 'AED', 'IRR', 'USD', 'ZZZ'])('spread evenly over the lines in %s, rising, and small enough for the wire', (currency) => {
    const steps = betSteps(currency);
    for (const step of steps) expect(lineBetOf(houseMachine, step)).toBeGreaterThan(0);
    expect([...steps].sort((a, b) => a - b)).toEqual([...steps]);
    expect(steps).toContain(defaultBet(currency));
    const dearest = Math.max(...Object.values(houseMachine.linePays).map((pays) => pays[2])) * Math.max(...steps) * houseMachine.freeSpinMultiplier;
    expect(dearest).toBeLessThan(1e13);
  });
});
