/** The day of the week and the hour of a draw, by the merchant's clock: it is never more than a day away, and the place for it is one short line. */
export const formatDrawTime = (timestamp: string, bcp47: string, timeZone: string): string => {
  const date = new Date(timestamp);
  return Number.isNaN(date.getTime())
    ? ''
    : new Intl.DateTimeFormat(bcp47, { weekday: 'short', hour: 'numeric', minute: '2-digit', timeZone }).format(date);
};
