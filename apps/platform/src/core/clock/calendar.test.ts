import { expect, it } from 'vitest';
import { addDays, toCalendarDay, getNextMonthStart, zonedTimeToUtc, getMonday, getWeekday } from './calendar.ts';

it('returns the calendar day of a zone on both sides of its midnight', () => {
  expect(toCalendarDay(new Date('2026-11-20T15:59:59Z'), 'Asia/Manila')).toBe('2026-11-20');
  expect(toCalendarDay(new Date('2026-11-20T16:00:00Z'), 'Asia/Manila')).toBe('2026-11-21');
  expect(toCalendarDay(new Date('2026-11-20T05:59:59Z'), 'America/Mexico_City')).toBe('2026-11-19');
});

it('finds midnight on days on which daylight saving time changes', () => {
  expect(zonedTimeToUtc('2026-11-21', 'Asia/Manila')).toEqual(new Date('2026-11-20T16:00:00Z'));
  expect(zonedTimeToUtc('2026-03-29', 'Europe/Berlin')).toEqual(new Date('2026-03-28T23:00:00Z'));
  expect(zonedTimeToUtc('2026-03-30', 'Europe/Berlin')).toEqual(new Date('2026-03-29T22:00:00Z'));
  // In Berlin, the clocks go from 02:00 to 03:00 in this night, so the time 02:30 does not exist.
  expect(zonedTimeToUtc('2026-03-29', 'Europe/Berlin', '02:30')).toEqual(new Date('2026-03-29T01:30:00Z'));
  // In this night, the time 02:30 occurs twice. The function returns the first occurrence.
  expect(zonedTimeToUtc('2026-10-25', 'Europe/Berlin', '02:30')).toEqual(new Date('2026-10-25T00:30:00Z'));
});

it('returns the Monday of a week and the month of a day', () => {
  expect([
    getWeekday('2026-11-20'),
    getMonday('2026-11-20'),
    getMonday('2026-11-16'),
    addDays('2026-02-28', 1),
    getNextMonthStart('2026-12-31'),
  ]).toEqual([4, '2026-11-16', '2026-11-16', '2026-03-01', '2027-01-01']);
});
