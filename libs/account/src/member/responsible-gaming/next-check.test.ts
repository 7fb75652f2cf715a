import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countIntervals, getMsUntilNextCheck } from './next-check.ts';

const minute = 60_000;

it('waits for the end of the interval', () => {
  expect(getMsUntilNextCheck(0, 15, 0)).toBe(15 * minute);
  expect(getMsUntilNextCheck(14 * minute, 15, 0)).toBe(minute);
  expect(getMsUntilNextCheck(15 * minute, 15, 1)).toBe(15 * minute);
});

it('is due immediately after missed intervals, but only once', () => {
  expect(getMsUntilNextCheck(16 * minute, 15, 0)).toBe(0);
  expect(getMsUntilNextCheck(100 * minute, 15, 0)).toBe(0);
  expect(getMsUntilNextCheck(100 * minute, 15, countIntervals(100 * minute, 15))).toBe(5 * minute);
});

it('never repeats a check for the same interval', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e8 }), fc.constantFrom(15, 30, 60, 120), (sessionMs, interval) => {
      const notifiedIntervals = countIntervals(sessionMs, interval);
      expect(getMsUntilNextCheck(sessionMs, interval, notifiedIntervals)).toBeGreaterThan(0);
    }),
  );
});
