import { useEffect, useState } from 'react';

/** Milliseconds between two looks at the clock. */
const tickIntervalMs = 15_000;

/** Whole minutes from `from` to `to`, never below 0. */
export const minutesBetween = (from: string, to: number): number =>
  Math.max(0, Math.floor((to - Date.parse(from)) / 60_000));

/** Minutes of a session by the gateway's clock: the device's own may be a day wrong, so only what passed since the answer is taken from it. */
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
