import { expect, test } from 'vitest';
import { resolveDateRange, type DateRangePreset } from './date-range.ts';

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
