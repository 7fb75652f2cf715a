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
 * clock, from the same response. The device clock may be wrong, so it only measures the time since this response.
 * Returns 0 if `startedAt` or `now` is undefined.
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
