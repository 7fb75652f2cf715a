import { days } from '../../core/clock/durations.ts';
import type { limitPeriods } from './responsible-gaming.tables.ts';

const lengths: Readonly<Record<(typeof limitPeriods)[number], number>> = {
  day: days(1),
  week: days(7),
  month: days(30),
};

/** Start of the period of a limit that ends now. The period always ends now, so that no limit resets at midnight. */
export const getPeriodStart = (period: keyof typeof lengths, now: Date): Date =>
  new Date(now.getTime() - lengths[period]);
