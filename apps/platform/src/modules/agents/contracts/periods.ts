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
  /** End of the period, exclusive. */
  readonly to: Date;
}

/**
 * Milliseconds between the end of a period and the calculation of its payouts. A bet that is settled just before the
 * end can be committed after the end. An earlier calculation would miss such a bet.
 */
const lag = minutes(1);

/**
 * Returns the start of the clock hour in a time zone. UTC hours do not always begin at the same time, because some time
 * zones have offsets such as 5:45.
 */
const startOfHour = (instant: Date, timeZone: string): Date => {
  const minute = Number(new Intl.DateTimeFormat('en-US', { timeZone, minute: '2-digit' }).format(instant));
  return new Date(Math.floor(instant.getTime() / minutes(1)) * minutes(1) - minutes(minute));
};

/**
 * Returns the period that contains an instant. The period of an hourly salary is a clock hour. The period of a daily
 * salary is a day. The period of a dividend is half a month: days 1 to 15, or day 16 to the last day. Periods follow
 * the merchant's time zone.
 */
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

/**
 * Returns the last period that ended at least one minute (`lag`) before `now`. Payouts of later periods are not
 * calculated yet.
 */
export const getLastClosedPeriod = (type: ContractType, now: Date, timeZone: string): Period =>
  getPeriodAt(type, new Date(getPeriodAt(type, new Date(now.getTime() - lag), timeZone).from.getTime() - 1), timeZone);

/** Lists ended periods that begin at `since` or later, the oldest first. The result has at most `limit` periods. */
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
