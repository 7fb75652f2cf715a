import { days } from '../../core/clock/durations.ts';
import type { limitPeriods } from './responsible-gaming.tables.ts';

const lengths: Readonly<Record<(typeof limitPeriods)[number], number>> = {
  day: days(1),
  week: days(7),
  month: days(30),
};

/**
 * Returns the start of a limit's period, which always ends now. The period does not begin at midnight, because a member
 * could then use the full limit shortly before midnight and again shortly after it.
 */
export const getPeriodStart = (period: keyof typeof lengths, now: Date): Date =>
  new Date(now.getTime() - lengths[period]);
