import { expect, test } from 'vitest';
import { toCalendarDay } from './calendar-day.ts';

test('begins a day at midnight in the time zone of the merchant', () => {
  const time = new Date('2026-12-23T17:00:00Z');
  expect(toCalendarDay('Asia/Ho_Chi_Minh', time)).toBe('2026-12-24');
  expect(toCalendarDay('America/Mexico_City', time)).toBe('2026-12-23');
});
