import { ErrorCode } from '@livery/contract/errors';
import { historySpan } from '@livery/contract/history/history-span';
import { addDays, type Day, toCalendarDay, zonedTimeToUtc } from './clock/calendar.ts';
import { GatewayError } from './http/errors/gateway-error.ts';

export interface Period {
  readonly from: Date;
  /** End of the period, exclusive. */
  readonly to: Date;
  readonly startDate: Day;
  readonly endDate: Day;
}

interface DateRange {
  readonly startDate: Day;
  readonly endDate: Day;
}

const isDay = (day: Day): boolean => !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) && addDays(day, 0) === day;

/**
 * Converts the first and last calendar day in the merchant's time zone to a period with an exclusive end. Throws a
 * GatewayError if the period is invalid or too long, or if it is too far in the past or in the future.
 */
export const parsePeriod = ({ startDate, endDate }: DateRange, timeZone: string, now: Date): Period => {
  const today = toCalendarDay(now, timeZone);
  const isFit =
    isDay(startDate) &&
    isDay(endDate) &&
    startDate <= endDate &&
    addDays(startDate, historySpan.days) > endDate &&
    startDate >= addDays(today, -historySpan.back) &&
    endDate <= addDays(today, 1);
  if (!isFit)
    throw new GatewayError(ErrorCode.BadRequest, {
      message: `startDate, endDate: days YYYY-MM-DD, at most ${historySpan.days} days, and none more than ${historySpan.back} days ago`,
    });
  return {
    startDate,
    endDate,
    from: zonedTimeToUtc(startDate, timeZone),
    to: zonedTimeToUtc(addDays(endDate, 1), timeZone),
  };
};
