import { expect, test } from 'vitest';
import { rangeOf, type Preset } from './day-range.ts';

const now = new Date('2026-03-01T15:59:00Z');

test.each<[Preset, string, string]>([
  ['today', '2026-03-01', '2026-03-01'],
  ['yesterday', '2026-02-28', '2026-02-28'],
  ['week', '2026-02-23', '2026-03-01'],
  ['month', '2026-01-31', '2026-03-01'],
])('%s is whole days of the merchant', (preset, startDate, endDate) => {
  expect(rangeOf(preset, 'Asia/Manila', now)).toEqual({ startDate, endDate });
});

test('a minute later it is tomorrow in Manila, and still today in Mexico', () => {
  const later = new Date('2026-03-01T16:00:00Z');
  expect(rangeOf('today', 'Asia/Manila', later).endDate).toBe('2026-03-02');
  expect(rangeOf('today', 'America/Mexico_City', later).endDate).toBe('2026-03-01');
});
