import { useEffect, useState } from 'react';

/** Whole seconds until a moment of the server's clock; never below 0. `skew`: what to add to this device's clock. */
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
