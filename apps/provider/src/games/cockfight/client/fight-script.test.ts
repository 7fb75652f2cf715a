import { describe, expect, it } from 'vitest';
import { fightMs } from '../rules/fight.ts';
import { sides } from '../rules/odds.ts';
import { fightPhases, getEnergy, getFightPhase, getShownTime, writeFightScript } from './fight-script.ts';

const times = Array.from({ length: fightMs / 50 + 1 }, (_, step) => step * 50);
const beforeFinish = fightPhases.find(({ name }) => name === 'finish')!.from;

describe('the course of a fight', () => {
  it('ends with the result of the server, and shows no result before the last strike', () => {
    for (let number = 1; number <= 60; number += 1)
      for (const winner of sides) {
        const script = writeFightScript({ number, winner });
        for (const corner of ['meron', 'wala'] as const) {
          const energies = times.map((time) => getEnergy(script, corner, time));
          expect(energies.every((energy, step) => step === 0 || energy <= (energies[step - 1] as number))).toBe(true);
          expect(getEnergy(script, corner, beforeFinish)).toBeGreaterThan(0.25);
          expect(energies.at(-1)! > 0, `${corner} in fight ${number}, won by ${winner}`).toBe(winner === corner);
        }
      }
  });

  it('lets the loser lead before the last strike in many fights', () => {
    const isUpset = (number: number): boolean => {
      const script = writeFightScript({ number, winner: 'meron' });
      return getEnergy(script, 'wala', beforeFinish) > getEnergy(script, 'meron', beforeFinish);
    };
    const upsets = Array.from({ length: 100 }, (_, number) => number).filter(isUpset).length;
    expect(upsets).toBeGreaterThan(25);
    expect(upsets).toBeLessThan(75);
  });
});

describe('getShownTime', () => {
  it('shows one still image in each phase with reduced motion, and every time without', () => {
    expect(new Set(times.map((time) => getShownTime(time, true)))).toEqual(
      new Set(fightPhases.map(({ still }) => still)),
    );
    expect(times.map((time) => getShownTime(time, false))).toEqual(times);
    expect(getShownTime(Infinity, false)).toBe(fightMs);
    expect(getShownTime(Infinity, true)).toBe(fightMs);
  });

  it('takes each still image from its own phase', () => {
    for (const phase of fightPhases) expect(getFightPhase(phase.still)).toBe(phase);
  });
});
