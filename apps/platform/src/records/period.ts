import { ErrorCode } from '@livery/contract/errors';
import { recordSpan } from '@livery/contract/records/schemas';
import { addDays, type Day, dayOf, instantAt } from '../clock/calendar.ts';
import { GatewayError } from '../http/gateway-error.ts';

export interface Period {
  readonly from: Date;
  /** Not included. */
  readonly to: Date;
  readonly startDate: Day;
  readonly endDate: Day;
}

interface Asked {
  readonly startDate: Day;
  readonly endDate: Day;
}

const isDay = (day: Day): boolean => !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) && addDays(day, 0) === day;

/** Whole days of the merchant as a half-open period. Throws a GatewayError for what is none, is too long or lies too far back. */
export const periodOf = ({ startDate, endDate }: Asked, timeZone: string, now: Date): Period => {
  const today = dayOf(now, timeZone);
  const isFit =
    isDay(startDate) &&
    isDay(endDate) &&
    startDate <= endDate &&
    addDays(startDate, recordSpan.days) > endDate &&
    startDate >= addDays(today, -recordSpan.back) &&
    endDate <= addDays(today, 1);
  if (!isFit)
    throw new GatewayError(ErrorCode.BadRequest, {
      message: `startDate, endDate: days YYYY-MM-DD, at most ${recordSpan.days} of them, none more than ${recordSpan.back} days back`,
    });
  return { startDate, endDate, from: instantAt(startDate, timeZone), to: instantAt(addDays(endDate, 1), timeZone) };
};
