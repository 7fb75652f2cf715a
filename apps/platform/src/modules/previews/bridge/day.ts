const minuteMs = 60_000;

/**
 * Makes the page use another day as today, for example in its seasonal layers and in blocks with a date. Replaces only
 * `formatToParts` for the current time, with which the page finds the day of a time zone. Clocks and other dates stay
 * correct, so calls to the gateway have the right time.
 */
export const showDay = (day: string): void => {
  const realParts = Intl.DateTimeFormat.prototype.formatToParts;
  // Noon UTC is on the same calendar day in nearly all time zones.
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
    // Only the format for calendar days is changed. Dates that the app displays use the member's language, or include a
    // time.
    const isCalendarDay = locale === 'en' && month === '2-digit' && hour === undefined;
    return isNow && isCalendarDay ? realParts.call(utc, shown) : realParts.call(this, date);
  };
};
