import { addDays, dayOf, firstOfMonth, firstOfNextMonth, instantAt } from '../clock/calendar.ts';
import { hours, minutes } from '../clock/durations.ts';
import type { contractTypes } from '../db/schema/tables.ts';

export type ContractType = (typeof contractTypes)[number];

export interface Period {
  readonly from: Date;
  /** Not included. */
  readonly to: Date;
}

/** Bets that were settled in the last moments of a period may still be on their way into the database. */
const lag = minutes(1);

/** Zones are whole quarters of an hour away from UTC, so that a clock's hour begins at one of them. */
const hourFrom = (instant: Date, timeZone: string): Date => {
  const minute = Number(new Intl.DateTimeFormat('en-US', { timeZone, minute: '2-digit' }).format(instant));
  return new Date(Math.floor(instant.getTime() / minutes(1)) * minutes(1) - minutes(minute));
};

/** The period of a contract's kind in which an instant lies, in the merchant's time zone: a clock hour, a day, days 1–15 or 16–end of a month. */
export const periodAt = (type: ContractType, instant: Date, timeZone: string): Period => {
  if (type === 'hourSalary') {
    const from = hourFrom(instant, timeZone);
    return { from, to: new Date(from.getTime() + hours(1)) };
  }
  const day = dayOf(instant, timeZone);
  if (type === 'dailySalary') return { from: instantAt(day, timeZone), to: instantAt(addDays(day, 1), timeZone) };
  const half = `${day.slice(0, 8)}16`;
  return day < half
    ? { from: instantAt(firstOfMonth(day), timeZone), to: instantAt(half, timeZone) }
    : { from: instantAt(half, timeZone), to: instantAt(firstOfNextMonth(day), timeZone) };
};

/** The last period that is over. */
export const lastClosed = (type: ContractType, now: Date, timeZone: string): Period =>
  periodAt(type, new Date(periodAt(type, new Date(now.getTime() - lag), timeZone).from.getTime() - 1), timeZone);

/** The periods that are over and begin at `since` or later, the oldest first, at most `most`. */
export const closedSince = (type: ContractType, since: Date, now: Date, timeZone: string, most: number): Period[] => {
  const periods: Period[] = [];
  const around = periodAt(type, since, timeZone);
  let period = around.from.getTime() === since.getTime() ? around : periodAt(type, around.to, timeZone);
  while (periods.length < most && period.to.getTime() + lag <= now.getTime()) {
    periods.push(period);
    period = periodAt(type, period.to, timeZone);
  }
  return periods;
};
