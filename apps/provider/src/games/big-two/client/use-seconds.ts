import { useEffect, useState } from 'react';

/** Full seconds until a time of the server clock, never below 0. `skew`: milliseconds to add to the device clock. */
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
