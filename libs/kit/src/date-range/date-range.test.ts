import { describe, expect, test } from 'vitest';
import {
  changeDateRange,
  type DateRangePreset,
  getDateLimits,
  parseDateRange,
  resolveDateRange,
} from './date-range.ts';

const now = new Date('2026-03-01T15:59:00Z');

test.each<[DateRangePreset, string, string]>([
  ['today', '2026-03-01', '2026-03-01'],
  ['yesterday', '2026-02-28', '2026-02-28'],
  ['week', '2026-02-23', '2026-03-01'],
  ['month', '2026-01-31', '2026-03-01'],
])("resolves %s to full days in the merchant's time zone", (preset, startDate, endDate) => {
  expect(resolveDateRange(preset, 'Asia/Manila', now)).toEqual({ startDate, endDate });
});

test('starts a day at midnight in the time zone of the merchant', () => {
  const afterMidnight = new Date('2026-03-01T16:00:00Z');
  expect(resolveDateRange('today', 'Asia/Manila', afterMidnight).endDate).toBe('2026-03-02');
  expect(resolveDateRange('today', 'America/Mexico_City', afterMidnight).endDate).toBe('2026-03-01');
});

describe('own dates', () => {
  const limits = getDateLimits('Asia/Manila', now);

  test('are limited to the days that the gateway lists', () => {
    expect(limits).toEqual({ min: '2025-01-25', max: '2026-03-01' });
  });

  test.each([
    ['2026-02-01', '2026-02-28', true],
    ['2026-03-01', '2026-03-01', true],
    ['2026-02-28', '2026-02-01', false],
    ['2026-02-01', '2026-03-02', false],
    ['2025-01-24', '2025-01-30', false],
    ['2025-11-28', '2026-02-28', true],
    ['2025-11-27', '2026-02-28', false],
    ['2026-02-30', '2026-03-01', false],
    ['26-2-1', '2026-03-01', false],
    ['2026-02-01', null, false],
  ])('from %s to %s are accepted: %s', (from, to, isAccepted) => {
    expect(parseDateRange(from, to, limits)).toEqual(isAccepted ? { startDate: from, endDate: to } : undefined);
  });

  test('move the other end when a range would be reversed or too long', () => {
    const range = { startDate: '2026-02-01', endDate: '2026-02-10' };
    expect(changeDateRange(range, { from: '2026-02-05' })).toEqual({ startDate: '2026-02-05', endDate: '2026-02-10' });
    expect(changeDateRange(range, { from: '2026-02-20' })).toEqual({ startDate: '2026-02-20', endDate: '2026-02-20' });
    expect(changeDateRange(range, { from: '2025-10-01' })).toEqual({ startDate: '2025-10-01', endDate: '2026-01-01' });
    expect(changeDateRange(range, { to: '2026-01-20' })).toEqual({ startDate: '2026-01-20', endDate: '2026-01-20' });
    const early = { startDate: '2025-03-01', endDate: '2025-03-02' };
    expect(changeDateRange(early, { to: '2026-03-01' })).toEqual({ startDate: '2025-11-29', endDate: '2026-03-01' });
  });
});
