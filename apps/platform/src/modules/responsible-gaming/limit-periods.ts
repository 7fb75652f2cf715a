import { days } from '../../core/clock/durations.ts';
import type { limitPeriods } from './responsible-gaming.tables.ts';

const lengths: Readonly<Record<(typeof limitPeriods)[number], number>> = {
  day: days(1),
  week: days(7),
  month: days(30),
};

/** Where a period that ends now began. It moves with the clock: at no midnight is a limit fresh all at once. */
export const getPeriodStart = (period: keyof typeof lengths, now: Date): Date =>
  new Date(now.getTime() - lengths[period]);
