const dayMs = 86_400_000;

/** Returns the calendar day of `date` in a time zone, as the number of days since 1 January 1970. */
const dayNumber = (date: Date, timeZone: string): number => {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(date);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day')) / dayMs;
};

/**
 * Returns the number of calendar days since the registration, in the merchant's time zone. Returns 0 on the day of the
 * registration. Also returns 0, and not a negative number, if the device clock is wrong and shows an earlier day.
 */
export const countDaysJoined = (regDate: string, timeZone: string, now = new Date()): number =>
  Math.max(0, dayNumber(now, timeZone) - dayNumber(new Date(regDate), timeZone));
