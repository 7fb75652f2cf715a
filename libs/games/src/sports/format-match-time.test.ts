import { expect, test } from 'vitest';
import { formatMatchTime, formatZoneName } from './format-match-time.ts';

test.each([
  ['2026-11-20T16:05:00Z', 'Asia/Manila', 'fil', '11/21 00:05'],
  ['2026-11-20T16:05:00Z', 'America/Mexico_City', 'es-MX', '11/20 10:05'],
  ['2026-01-01T00:00:00Z', 'UTC', 'en', '01/01 00:00'],
  ['soon', 'UTC', 'en', '–'],
  ['2026-11-20T16:05:00Z', 'Asia/Dubai', 'fa', '۱۱/۲۰ ۲۰:۰۵'],
])('formats %s in %s for %s as %s', (instant, timeZone, language, formatted) => {
  expect(formatMatchTime(instant, language, timeZone)).toBe(formatted);
});

test('names the time zone in the language of the page', () => {
  const winter = '2026-01-15T12:00:00Z';
  expect(formatZoneName(winter, 'en', 'Asia/Manila')).toBe('GMT+8');
  expect(formatZoneName(winter, 'ar-AE', 'Asia/Dubai')).toContain('غرينتش');
  expect(formatZoneName('soon', 'en')).toBe('');
});
