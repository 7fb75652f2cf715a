import { expect, test } from 'vitest';
import { formatTimeLeft } from './format-time-left.ts';

test.each([
  ['2026-01-01T00:00:00Z', '00:00'],
  ['2025-12-31T23:00:00Z', '00:00'],
  ['2026-01-01T00:00:59.200Z', '01:00'],
  ['2026-01-01T00:04:05Z', '04:05'],
  ['2026-01-01T02:04:05Z', '02:04:05'],
  ['2026-01-03T01:00:00Z', '49:00:00'],
])('formats the time until %s as %s', (until, formatted) => {
  expect(formatTimeLeft(until, Date.parse('2026-01-01T00:00:00Z'))).toBe(formatted);
});
