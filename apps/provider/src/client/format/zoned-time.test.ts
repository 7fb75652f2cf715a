import { expect, test } from 'vitest';
import { formatZonedTime } from './zoned-time.ts';

const at = Date.parse('2026-11-26T22:05:00Z');

test('formats a time in the time zone of the brand and names the zone', () => {
  expect(formatZonedTime(at, 'en-GB', 'Asia/Manila')).toBe('27/11/26, 06:05 GMT+8');
  expect(formatZonedTime(at, 'en-GB', 'America/Mexico_City')).toBe('26/11/26, 16:05 GMT-6');
});

test('names the zone of the device if the wallet has not reported one', () => {
  expect(formatZonedTime(at, 'en-GB', null)).toMatch(/GMT|UTC|[A-Z]{3}/);
});
