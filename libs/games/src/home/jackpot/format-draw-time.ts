/**
 * Formats the weekday and time of a draw in the merchant's time zone. A date is not needed, because a draw is at most a
 * day away, and there is space for one short line only.
 */
export const formatDrawTime = (timestamp: string, bcp47: string, timeZone: string): string => {
  const date = new Date(timestamp);
  return Number.isNaN(date.getTime())
    ? ''
    : new Intl.DateTimeFormat(bcp47, { weekday: 'short', hour: 'numeric', minute: '2-digit', timeZone }).format(date);
};
