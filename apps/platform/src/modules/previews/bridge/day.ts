const minuteMs = 60_000;

/**
 * Makes the page treat another day as today, for example in its seasonal layers (design changes for a period) and in
 * blocks with a date. Replaces only `formatToParts` for the current time, with which the page finds the day of a time
 * zone. Clocks and other dates stay correct, so calls to the gateway have the right time.
 */
export const showDay = (day: string): void => {
  const realParts = Intl.DateTimeFormat.prototype.formatToParts;
  // Noon UTC of `day`. Its calendar day in UTC is `day`, and `utc` below formats it.
  const shown = new Date(`${day}T12:00:00Z`);
  const utc = new Intl.DateTimeFormat('en', {
    timeZone: 'UTC',
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  Intl.DateTimeFormat.prototype.formatToParts = function (date) {
    const isNow = Math.abs(Number(date ?? Date.now()) - Date.now()) < minuteMs;
    const { locale, month, hour } = this.resolvedOptions() as Intl.ResolvedDateTimeFormatOptions & {
      readonly hour?: string;
    };
    // Only the format with which the page finds the current calendar day is changed: `en`, two-digit month, no hour.
    // Formats of displayed dates have the member's language or include a time.
    const isCalendarDay = locale === 'en' && month === '2-digit' && hour === undefined;
    return isNow && isCalendarDay ? realParts.call(utc, shown) : realParts.call(this, date);
  };
};
