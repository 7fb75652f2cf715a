/** Returns the calendar day of `now` in the given time zone, as `YYYY-MM-DD`. */
export const toCalendarDay = (timeZone: string, now = new Date()): string => {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.year}-${parts.month}-${parts.day}`;
};
