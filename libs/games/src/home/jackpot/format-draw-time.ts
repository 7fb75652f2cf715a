/**
 * Formats the weekday and time of a draw in the merchant's time zone. A draw is at most a day away, and the space is
 * one short line.
 */
export const formatDrawTime = (timestamp: string, bcp47: string, timeZone: string): string => {
  const date = new Date(timestamp);
  return Number.isNaN(date.getTime())
    ? ''
    : new Intl.DateTimeFormat(bcp47, { weekday: 'short', hour: 'numeric', minute: '2-digit', timeZone }).format(date);
};
