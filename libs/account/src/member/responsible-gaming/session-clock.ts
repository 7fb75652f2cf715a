import { useEffect, useState } from 'react';

/** Milliseconds between two updates of the session's duration. */
const tickIntervalMs = 15_000;

/**
 * Returns the number of complete minutes from `from` to `to`. The result is never below 0. `from` is an ISO 8601
 * time, and `to` is in epoch milliseconds.
 */
export const minutesBetween = (from: string, to: number): number =>
  Math.max(0, Math.floor((to - Date.parse(from)) / 60_000));

/**
 * Returns the current duration of a session in complete minutes. `startedAt` and `now` are times of the gateway's
 * clock, because the device clock may be wrong. The device measures only the time since it received `now`. The result
 * is 0 if one of them is undefined.
 */
export const useSessionMinutes = (startedAt: string | undefined, now: string | undefined): number => {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const receivedAt = performance.now();
    const look = () => setPassed(performance.now() - receivedAt);
    look();
    const timer = setInterval(look, tickIntervalMs);
    return () => clearInterval(timer);
  }, [now]);
  return startedAt && now ? minutesBetween(startedAt, Date.parse(now) + passed) : 0;
};
