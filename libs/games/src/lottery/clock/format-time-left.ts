/**
 * Formats the remaining time as `mm:ss`, or as `hh:mm:ss` if it is at least one hour. If `until` is in the past, the
 * remaining time is zero.
 */
export const formatTimeLeft = (until: string, now: number): string => {
  const seconds = Math.max(0, Math.ceil((new Date(until).getTime() - now) / 1000));
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const pad = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${pad(hours)}:${pad(minutes)}:${pad(rest)}` : `${pad(minutes)}:${pad(rest)}`;
};
