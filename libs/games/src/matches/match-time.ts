const formats = new Map<string, Intl.DateTimeFormat>();

const formatIn = (timeZone: string, digits: string): Intl.DateTimeFormat => {
  const key = `${timeZone}|${digits}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(`en-u-nu-${digits}`, {
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  formats.set(key, made);
  return made;
};

/** When a match begins, as `MM/DD HH:mm` in the merchant's time zone, in the digits of the language; a dash where nobody can tell. */
export const matchTime = (instant: string, timeZone: string, bcp47: string): string => {
  const begins = new Date(instant);
  if (Number.isNaN(begins.getTime())) return '–';
  const { numberingSystem } = new Intl.NumberFormat(bcp47).resolvedOptions();
  const parts = new Map(
    formatIn(timeZone, numberingSystem)
      .formatToParts(begins)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.get('month')}/${parts.get('day')} ${parts.get('hour')}:${parts.get('minute')}`;
};
