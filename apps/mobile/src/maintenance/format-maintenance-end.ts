import { toDateLocale } from '@livery/kit/format';

const dayMs = 86_400_000;

/**
 * Formats the expected end of maintenance in the visitor's time zone. Returns only the time if the end is less than
 * 12 hours away, otherwise the date and the time. Returns null if the end is missing, invalid or in the past.
 */
export const formatMaintenanceEnd = (
  until: string | null | undefined,
  bcp47: string,
  now = new Date(),
): string | null => {
  const endDate = new Date(until ?? Number.NaN);
  const remainingMs = endDate.getTime() - now.getTime();
  if (!(remainingMs > 0)) return null;
  const isNear = remainingMs < dayMs / 2;
  return new Intl.DateTimeFormat(
    toDateLocale(bcp47),
    isNear ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' },
  ).format(endDate);
};
