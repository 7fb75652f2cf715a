import { expect, test } from 'vitest';
import { formatMaintenanceEnd } from './format-maintenance-end.ts';

const now = new Date(2026, 2, 1, 9, 0);
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();
const plain = (text: string | null) => text?.replace(/\s/g, ' ');

test('returns only the time when the end is near', () => {
  expect(plain(formatMaintenanceEnd(at(2026, 2, 1, 11, 30), 'en', now))).toBe('11:30 AM');
});

test('includes the day when the end is far', () => {
  expect(plain(formatMaintenanceEnd(at(2026, 2, 3, 4, 0), 'en', now))).toBe('Mar 3, 2026, 4:00 AM');
});

test.each([[null], [undefined], [''], ['soon'], [at(2026, 2, 1, 8, 59)], [now.toISOString()]])(
  'returns null for %j',
  (until) => {
    expect(formatMaintenanceEnd(until, 'en', now)).toBeNull();
  },
);
