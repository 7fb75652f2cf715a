import { useEffect, useState } from 'react';

/**
 * Returns the full seconds until `endsAt` (server time in epoch milliseconds), never below 0. `skew` is server time
 * minus device time, in milliseconds.
 */
export const useSeconds = (endsAt: number, skew: number): number => {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const tick = (): void => setSeconds(Math.max(0, Math.ceil((endsAt - Date.now() - skew) / 1000)));
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [endsAt, skew]);
  return seconds;
};
