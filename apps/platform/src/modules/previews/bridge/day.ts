const minuteMs = 60_000;

/**
 * Lets the page take another day for today: its seasonal layers and the days of its blocks follow. Only the parts of the
 * present time are replaced, with which the page finds the day of a time zone. Clocks and other dates stay, so that calls
 * to the gateway have the right time.
 */
export const showDay = (day: string): void => {
  const realParts = Intl.DateTimeFormat.prototype.formatToParts;
  // Noon in the middle of all time zones has the same day in nearly all of them.
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
    // Dates that members read are in their language, or have a time.
    const isCalendarDay = locale === 'en' && month === '2-digit' && hour === undefined;
    return isNow && isCalendarDay ? realParts.call(utc, shown) : realParts.call(this, date);
  };
};
