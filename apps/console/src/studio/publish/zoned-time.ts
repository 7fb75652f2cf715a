/** Returns the offset of a time zone from UTC at a timestamp, in milliseconds. The offset is positive east of UTC. */
const getOffset = (timestamp: number, timeZone: string): number => {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const part = Object.fromEntries(format.formatToParts(timestamp).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(timestamp / 1000) * 1000;
};

/**
 * Converts the local time of an input field, such as `2026-11-25T20:00`, to ISO 8601 in UTC. If a clock change skips
 * the local time, the result is one hour later. Returns undefined for an incomplete time.
 */
export const fromZonedTime = (local: string, timeZone: string): string | undefined => {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  const guess = asUtc - getOffset(asUtc, timeZone);
  return new Date(asUtc - getOffset(guess, timeZone)).toISOString();
};

/** Converts a timestamp in milliseconds to the local time of an input field in a time zone, to the minute. */
export const toZonedTime = (timestamp: number, timeZone: string): string =>
  new Date(timestamp + getOffset(timestamp, timeZone)).toISOString().slice(0, 16);
