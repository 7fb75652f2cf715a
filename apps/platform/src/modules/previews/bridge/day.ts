const minuteMs = 60_000;

/**
 * Makes the app treat `day` as today, for example to show designs that are only visible on certain days. The app finds
 * today's date by `formatToParts` with the current time, so only the result of this call is replaced. Clocks and other
 * dates stay correct, so calls to the gateway contain the real time.
 */
export const showDay = (day: string): void => {
  const realParts = Intl.DateTimeFormat.prototype.formatToParts;
  // Noon of `day` in UTC. `utc` formats it in UTC, so the result is always the calendar day `day`.
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
    // The app finds the current day with a special format: locale `en`, two-digit month and no hour. Dates that the app
    // shows have the member's language or include a time, so they are not changed.
    const isCalendarDay = locale === 'en' && month === '2-digit' && hour === undefined;
    return isNow && isCalendarDay ? realParts.call(utc, shown) : realParts.call(this, date);
  };
};
