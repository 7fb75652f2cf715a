/** The day of the week and the hour of a draw, by the merchant's clock: it is never more than a day away, and the place for it is one short line. */
export const drawTime = (instant: string, bcp47: string, timeZone: string): string => {
  const at = new Date(instant);
  return Number.isNaN(at.getTime())
    ? ''
    : new Intl.DateTimeFormat(bcp47, { weekday: 'short', hour: 'numeric', minute: '2-digit', timeZone }).format(at);
};
