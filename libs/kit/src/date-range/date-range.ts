import { historySpan } from '@livery/contract/history/history-span';
import { toCalendarDay } from './calendar-day.ts';

const dayMs = 86_400_000;

/**
 * Date ranges that a member can choose in a list of records. `yesterday` ends yesterday. All other ranges end today.
 */
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

/**
 * Returns the first and the last day of a preset date range, e.g. `week`. `yesterday` ends yesterday. Every other range
 * ends today. The days are calendar days in the merchant's time zone.
 */
export const resolveDateRange = (preset: DateRangePreset, timeZone: string, now = new Date()): DateRange => {
  const today = toCalendarDay(timeZone, now);
  const endDate = preset === 'yesterday' ? addDays(today, -1) : today;
  return { startDate: addDays(endDate, 1 - presetDays[preset]), endDate };
};

/** Returns the earliest and the latest day that a member can choose in a custom date range. */
export const getDateLimits = (timeZone: string, now = new Date()): { readonly min: string; readonly max: string } => {
  const max = toCalendarDay(timeZone, now);
  return { min: addDays(max, -historySpan.back), max };
};

/** Returns true for a calendar day `YYYY-MM-DD` that exists and is within the limits. */
const isDayWithin = (day: string | null, { min, max }: ReturnType<typeof getDateLimits>): day is string =>
  day !== null &&
  /^\d{4}-\d{2}-\d{2}$/.test(day) &&
  !Number.isNaN(Date.parse(day)) &&
  addDays(day, 0) === day &&
  day >= min &&
  day <= max;

/**
 * Returns the range between two days. Undefined if a day is invalid, the range is reversed, or it has more days than
 * the gateway accepts.
 */
export const parseDateRange = (
  startDate: string | null,
  endDate: string | null,
  limits: ReturnType<typeof getDateLimits>,
): DateRange | undefined =>
  isDayWithin(startDate, limits) &&
  isDayWithin(endDate, limits) &&
  startDate <= endDate &&
  addDays(startDate, historySpan.days) > endDate
    ? { startDate, endDate }
    : undefined;

/**
 * Returns the range with a new start or a new end. If the range would then be reversed or too long, the unchanged end
 * of the range is moved too.
 */
export const changeDateRange = (
  { startDate, endDate }: DateRange,
  { from, to }: { readonly from?: string; readonly to?: string },
): DateRange => {
  if (from !== undefined) {
    const lastEnd = addDays(from, historySpan.days - 1);
    if (endDate < from) return { startDate: from, endDate: from };
    return { startDate: from, endDate: endDate > lastEnd ? lastEnd : endDate };
  }
  if (to === undefined) return { startDate, endDate };
  const firstStart = addDays(to, 1 - historySpan.days);
  if (startDate > to) return { startDate: to, endDate: to };
  return { startDate: startDate < firstStart ? firstStart : startDate, endDate: to };
};
