import { days } from '../../core/clock/durations.ts';
import type { limitPeriods } from './responsible-gaming.tables.ts';

const lengths: Readonly<Record<(typeof limitPeriods)[number], number>> = {
  day: days(1),
  week: days(7),
  month: days(30),
};

/**
 * Returns the start of a limit's period, which always ends now. With calendar days, a member could use the full limit
 * just before midnight and again just after it.
 */
export const getPeriodStart = (period: keyof typeof lengths, now: Date): Date =>
  new Date(now.getTime() - lengths[period]);
