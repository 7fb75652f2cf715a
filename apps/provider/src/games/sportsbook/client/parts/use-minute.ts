import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/**
 * Returns the server time in full minutes since the epoch. The component renders again when the minute changes. `skew`
 * is server time minus device time, in milliseconds.
 */
export const useMinute = (skew: number): number => {
  const minuteNow = (): number => Math.floor((Date.now() + skew) / minuteMs);
  const [minute, setMinute] = useState(minuteNow);
  useEffect(() => {
    const timer = setInterval(() => setMinute(Math.floor((Date.now() + skew) / minuteMs)), 5000);
    return () => clearInterval(timer);
  }, [skew]);
  return minute;
};
