import { useEffect, useState } from 'react';

/**
 * Hook that returns the seconds until `endsAt`, rounded up and never below 0. `endsAt` is a server time in epoch
 * milliseconds. `skew` is server time minus device time, in milliseconds.
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
