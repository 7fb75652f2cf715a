import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** The minute of the server's clock, counted since the epoch; changes as it does. */
export const useMinute = (skew: number): number => {
  const minuteNow = (): number => Math.floor((Date.now() + skew) / minuteMs);
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), 10_000);
    return () => clearInterval(timer);
  }, []);
  return minuteNow();
};
