const dayMs = 86_400_000;

/** The calendar day of an instant in a time zone, as a count of days since 1970. */
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

/** Calendar days of the merchant since the registration: 0 on its own day. A clock that is behind counts as that day. */
export const countDaysJoined = (regDate: string, timeZone: string, now = new Date()): number =>
  Math.max(0, dayNumber(now, timeZone) - dayNumber(new Date(regDate), timeZone));
