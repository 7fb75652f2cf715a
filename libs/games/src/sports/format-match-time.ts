const createFormat = (timeZone: string, digits: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(`en-u-nu-${digits}`, {
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });

/**
 * Formats the start time of a match as `MM/DD HH:mm` in the merchant's time zone, with the digits of the page's
 * language. Returns a dash for an invalid timestamp.
 */
export const formatMatchTime = (timestamp: string, timeZone: string, bcp47: string): string => {
  const startsAt = new Date(timestamp);
  if (Number.isNaN(startsAt.getTime())) return '–';
  const { numberingSystem } = new Intl.NumberFormat(bcp47).resolvedOptions();
  const parts = new Map(
    createFormat(timeZone, numberingSystem)
      .formatToParts(startsAt)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.get('month')}/${parts.get('day')} ${parts.get('hour')}:${parts.get('minute')}`;
};
