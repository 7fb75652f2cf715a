import { toDateLocale } from '@livery/kit/format';

/**
 * Formats the weekday and the time of the next draw in `timeZone`. The weekday is sufficient, because the next draw
 * is at most one day away. If the browser has no weekday names for the language, the result contains the date instead
 * of the weekday. Returns an empty string for an invalid `timestamp`.
 */
export const formatDrawTime = (timestamp: string, bcp47: string, timeZone: string): string => {
  const date = new Date(timestamp);
  if (Number.isNaN(date.getTime())) return '';
  const locale = toDateLocale(bcp47);
  const day = locale === bcp47 ? ({ weekday: 'short' } as const) : ({ day: 'numeric', month: '2-digit' } as const);
  return new Intl.DateTimeFormat(locale, { ...day, hour: 'numeric', minute: '2-digit', timeZone }).format(date);
};
