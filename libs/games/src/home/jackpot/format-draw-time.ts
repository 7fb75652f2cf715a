/**
 * Formats the weekday and the time of a draw in the merchant's time zone. The next draw is at most one day away, so a
 * date is not needed.
 */
export const formatDrawTime = (timestamp: string, bcp47: string, timeZone: string): string => {
  const date = new Date(timestamp);
  return Number.isNaN(date.getTime())
    ? ''
    : new Intl.DateTimeFormat(bcp47, { weekday: 'short', hour: 'numeric', minute: '2-digit', timeZone }).format(date);
};
