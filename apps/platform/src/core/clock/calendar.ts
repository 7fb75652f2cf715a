/** Calendar day as `YYYY-MM-DD`, without a time zone. */
export type Day = string;

const dayMs = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

const formatIn = (timeZone: string): Intl.DateTimeFormat => {
  const cached = formats.get(timeZone);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
};

/**
 * Returns the local date and time that clocks in the zone show at `timestamp`. The local time is returned as if it were
 * UTC, in milliseconds since 1970. For example, if clocks in Berlin show 10:00, the result is the timestamp of 10:00
 * UTC.
 */
const wallClock = (timestamp: number, timeZone: string): number => {
  const parts = Object.fromEntries(
    formatIn(timeZone)
      .formatToParts(timestamp)
      .map(({ type, value }) => [type, Number(value)]),
  );
  return Date.UTC(parts.year as number, (parts.month as number) - 1, parts.day, parts.hour, parts.minute, parts.second);
};

/** Returns the calendar day in the zone at `dateTime`. */
export const toCalendarDay = (dateTime: Date, timeZone: string): Day =>
  new Date(wallClock(dateTime.getTime(), timeZone)).toISOString().slice(0, 10);

/**
 * Returns the first timestamp at which clocks in the zone show `time` on the day. If the clocks skip this time (start
 * of daylight saving time), returns the timestamp of the clock change.
 */
export const zonedTimeToUtc = (day: Day, timeZone: string, time = '00:00'): Date => {
  const wallTime = Date.parse(`${day}T${time}:00Z`);
  const offset = (at: number): number => wallClock(at, timeZone) - Math.floor(at / 1000) * 1000;
  const earlierInstant = wallTime - Math.max(offset(wallTime - dayMs), offset(wallTime + dayMs));
  const laterInstant = wallTime - Math.min(offset(wallTime - dayMs), offset(wallTime + dayMs));
  return new Date(wallClock(earlierInstant, timeZone) === wallTime ? earlierInstant : laterInstant);
};

export const addDays = (day: Day, count: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);

/** Returns the day of the week: 0 is Monday, 6 is Sunday. */
export const getWeekday = (day: Day): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

export const getMonday = (day: Day): Day => addDays(day, -getWeekday(day));

/** Returns the month of a day as `YYYY-MM`. */
export const toMonth = (day: Day): string => day.slice(0, 7);

export const getMonthStart = (day: Day): Day => `${toMonth(day)}-01`;
export const getNextMonthStart = (day: Day): Day => getMonthStart(addDays(getMonthStart(day), 31));
