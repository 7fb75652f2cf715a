import { useEffect, useState } from 'react';

/** Milliseconds between two updates. */
const tickIntervalMs = 15_000;

/** Complete minutes from `from` to `to`, never below 0. */
export const minutesBetween = (from: string, to: number): number =>
  Math.max(0, Math.floor((to - Date.parse(from)) / 60_000));

/**
 * Minutes of a session by the gateway's clock. The device clock may be wrong, so only the time since the response comes
 * from the device.
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
