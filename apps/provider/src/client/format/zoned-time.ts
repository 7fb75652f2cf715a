/** Returns the options of a time format in a time zone. Without a zone, the format uses the zone of the device. */
export const toZoneOptions = (timeZone: string | null): Intl.DateTimeFormatOptions =>
  timeZone === null ? {} : { timeZone };

/**
 * Formats a time in the time zone of the brand, with the name of the zone, e.g. `11/26/26, 6:05 PM GMT+8`. The app shows
 * times in the same zone.
 * @param at epoch milliseconds
 */
export const formatZonedTime = (at: number, locale: string, timeZone: string | null): string =>
  new Intl.DateTimeFormat(locale, {
    year: '2-digit',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    ...toZoneOptions(timeZone),
  }).format(at);
