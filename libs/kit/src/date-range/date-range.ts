import { toCalendarDay } from './calendar-day.ts';

const dayMs = 86_400_000;

/** Date ranges that a member can choose in a list of records. Each range ends today, except `yesterday`. */
export const dateRangePresets = ['today', 'yesterday', 'week', 'month', 'quarter'] as const;
export type DateRangePreset = (typeof dateRangePresets)[number];

const presetDays = { today: 1, yesterday: 1, week: 7, month: 30, quarter: 90 } as const satisfies Record<
  DateRangePreset,
  number
>;

export interface DateRange {
  readonly startDate: string;
  readonly endDate: string;
}

const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);

/** Returns the first and the last day of a date range. Both days are in the merchant's time zone. */
export const resolveDateRange = (preset: DateRangePreset, timeZone: string, now = new Date()): DateRange => {
  const today = toCalendarDay(timeZone, now);
  const endDate = preset === 'yesterday' ? addDays(today, -1) : today;
  return { startDate: addDays(endDate, 1 - presetDays[preset]), endDate };
};
