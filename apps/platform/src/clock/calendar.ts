/** A calendar day of a time zone, `YYYY-MM-DD`. */
export type Day = string;

const dayMs = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

const formatIn = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(timeZone, made);
  return made;
};

/** The wall clock of a zone at an instant, as if it were UTC. Milliseconds. */
const wallClock = (instant: number, timeZone: string): number => {
  const parts = Object.fromEntries(
    formatIn(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  return Date.UTC(parts.year as number, (parts.month as number) - 1, parts.day, parts.hour, parts.minute, parts.second);
};

/** The day that it is in the zone. */
export const dayOf = (instant: Date, timeZone: string): Day =>
  new Date(wallClock(instant.getTime(), timeZone)).toISOString().slice(0, 10);

/** The first instant at which the zone's wall clock shows `time` of the day; where the clocks skip it, the instant they skip to. */
export const instantAt = (day: Day, timeZone: string, time = '00:00'): Date => {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  const offset = (at: number): number => wallClock(at, timeZone) - Math.floor(at / 1000) * 1000;
  const early = wanted - Math.max(offset(wanted - dayMs), offset(wanted + dayMs));
  const late = wanted - Math.min(offset(wanted - dayMs), offset(wanted + dayMs));
  return new Date(wallClock(early, timeZone) === wanted ? early : late);
};

export const addDays = (day: Day, count: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);

/** 0 Monday to 6 Sunday. */
export const weekdayOf = (day: Day): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The Monday of the day's week. */
export const mondayOf = (day: Day): Day => addDays(day, -weekdayOf(day));

/** `YYYY-MM`. */
export const monthOf = (day: Day): string => day.slice(0, 7);

export const firstOfMonth = (day: Day): Day => `${monthOf(day)}-01`;
export const firstOfNextMonth = (day: Day): Day => firstOfMonth(addDays(firstOfMonth(day), 31));
