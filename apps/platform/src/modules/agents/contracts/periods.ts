import {
  addDays,
  toCalendarDay,
  getMonthStart,
  getNextMonthStart,
  zonedTimeToUtc,
} from '../../../core/clock/calendar.ts';
import { hours, minutes } from '../../../core/clock/durations.ts';
import type { contractTypes } from './contracts.tables.ts';

export type ContractType = (typeof contractTypes)[number];

export interface Period {
  readonly from: Date;
  /** Not included. */
  readonly to: Date;
}

/** Bets that were settled in the last moments of a period may still be on their way into the database. */
const lag = minutes(1);

/** Zones are whole quarters of an hour away from UTC, so that a clock's hour begins at one of them. */
const startOfHour = (instant: Date, timeZone: string): Date => {
  const minute = Number(new Intl.DateTimeFormat('en-US', { timeZone, minute: '2-digit' }).format(instant));
  return new Date(Math.floor(instant.getTime() / minutes(1)) * minutes(1) - minutes(minute));
};

/** The period of a contract's kind in which an instant lies, in the merchant's time zone: a clock hour, a day, days 1–15 or 16–end of a month. */
export const getPeriodAt = (type: ContractType, instant: Date, timeZone: string): Period => {
  if (type === 'hourSalary') {
    const from = startOfHour(instant, timeZone);
    return { from, to: new Date(from.getTime() + hours(1)) };
  }
  const day = toCalendarDay(instant, timeZone);
  if (type === 'dailySalary')
    return { from: zonedTimeToUtc(day, timeZone), to: zonedTimeToUtc(addDays(day, 1), timeZone) };
  const half = `${day.slice(0, 8)}16`;
  return day < half
    ? { from: zonedTimeToUtc(getMonthStart(day), timeZone), to: zonedTimeToUtc(half, timeZone) }
    : { from: zonedTimeToUtc(half, timeZone), to: zonedTimeToUtc(getNextMonthStart(day), timeZone) };
};

/** The last period that is over. */
export const getLastClosedPeriod = (type: ContractType, now: Date, timeZone: string): Period =>
  getPeriodAt(type, new Date(getPeriodAt(type, new Date(now.getTime() - lag), timeZone).from.getTime() - 1), timeZone);

/** The periods that are over and begin at `since` or later, the oldest first, at most `most`. */
export const listClosedPeriods = (
  type: ContractType,
  since: Date,
  now: Date,
  timeZone: string,
  limit: number,
): Period[] => {
  const periods: Period[] = [];
  const around = getPeriodAt(type, since, timeZone);
  let period = around.from.getTime() === since.getTime() ? around : getPeriodAt(type, around.to, timeZone);
  while (periods.length < limit && period.to.getTime() + lag <= now.getTime()) {
    periods.push(period);
    period = getPeriodAt(type, period.to, timeZone);
  }
  return periods;
};
