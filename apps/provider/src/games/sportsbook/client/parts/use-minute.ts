import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** Minute of the server clock since the epoch. Renders again when it changes. */
export const useMinute = (skew: number): number => {
  const minuteNow = (): number => Math.floor((Date.now() + skew) / minuteMs);
  const [minute, setMinute] = useState(minuteNow);
  useEffect(() => {
    const timer = setInterval(() => setMinute(Math.floor((Date.now() + skew) / minuteMs)), 5000);
    return () => clearInterval(timer);
  }, [skew]);
  return minute;
};
