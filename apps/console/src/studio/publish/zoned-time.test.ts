import { expect, it } from 'vitest';
import { fromZonedTime, toZonedTime } from './zoned-time.ts';

it.each([
  ['2026-11-25T20:00', 'Asia/Manila', '2026-11-25T12:00:00.000Z'],
  ['2026-07-01T00:30', 'America/Sao_Paulo', '2026-07-01T03:30:00.000Z'],
  ['2026-01-01T00:00', 'Asia/Kolkata', '2025-12-31T18:30:00.000Z'],
  ['2026-10-25T12:00', 'Europe/Berlin', '2026-10-25T11:00:00.000Z'],
  ['2026-10-24T12:00', 'Europe/Berlin', '2026-10-24T10:00:00.000Z'],
])('converts %s in %s to %s, and back', (local, zone, utc) => {
  expect(fromZonedTime(local, zone)).toBe(utc);
  expect(toZonedTime(Date.parse(utc), zone)).toBe(local);
});

it('moves a time that the change of the clock skips', () => {
  expect(fromZonedTime('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
});

it('has no time for an incomplete field', () => {
  expect(fromZonedTime('', 'UTC')).toBeUndefined();
});
