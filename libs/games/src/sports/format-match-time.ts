const createFormat = (digits: string, timeZone: string | undefined): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(`en-u-nu-${digits}`, {
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });

/**
 * Formats the start time of a match as `MM/DD HH:mm`, with the digits of the page's language. Without `timeZone`, the
 * time is in the device's time zone. Returns a dash for an invalid timestamp.
 */
export const formatMatchTime = (timestamp: string, bcp47: string, timeZone?: string): string => {
  const startsAt = new Date(timestamp);
  if (Number.isNaN(startsAt.getTime())) return '–';
  const { numberingSystem } = new Intl.NumberFormat(bcp47).resolvedOptions();
  const parts = new Map(
    createFormat(numberingSystem, timeZone)
      .formatToParts(startsAt)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.get('month')}/${parts.get('day')} ${parts.get('hour')}:${parts.get('minute')}`;
};

/**
 * Returns the short name of a time zone at the start of a match in the language `bcp47`, e.g. `GMT+8`. Without
 * `timeZone`, this is the device's time zone. Returns an empty string for an invalid timestamp.
 */
export const formatZoneName = (timestamp: string, bcp47: string, timeZone?: string): string => {
  const startsAt = new Date(timestamp);
  if (Number.isNaN(startsAt.getTime())) return '';
  const parts = new Intl.DateTimeFormat(bcp47, { timeZoneName: 'short', timeZone }).formatToParts(startsAt);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
};
