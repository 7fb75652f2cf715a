import fc from 'fast-check';
import { expect, it } from 'vitest';
import { intervalsOf, untilNextCheck } from './next-check.ts';

const minute = 60_000;

it('waits for the end of the interval', () => {
  expect(untilNextCheck(0, 15, 0)).toBe(15 * minute);
  expect(untilNextCheck(14 * minute, 15, 0)).toBe(minute);
  expect(untilNextCheck(15 * minute, 15, 1)).toBe(15 * minute);
});

it('is due at once where an interval passed untold, and once for several', () => {
  expect(untilNextCheck(16 * minute, 15, 0)).toBe(0);
  expect(untilNextCheck(100 * minute, 15, 0)).toBe(0);
  expect(untilNextCheck(100 * minute, 15, intervalsOf(100 * minute, 15))).toBe(5 * minute);
});

it('never tells of one interval twice', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e8 }), fc.constantFrom(15, 30, 60, 120), (sessionMs, interval) => {
      const told = intervalsOf(sessionMs, interval);
      expect(untilNextCheck(sessionMs, interval, told)).toBeGreaterThan(0);
    }),
  );
});
