import { useEffect, useState } from 'react';

interface ServerTimeSample {
  readonly serverTime: string;
  /** Device time, in epoch milliseconds, at which the app received `serverTime`. */
  readonly receivedAt: number;
}

/**
 * Returns the gateway's current time in epoch milliseconds, updated every second. The device clock may be wrong.
 * `sample` contains a time of the gateway, from which the error of the device clock is computed. Without a sample,
 * returns the time of the device clock.
 */
export const useServerNow = (sample: ServerTimeSample | undefined): number => {
  const offset = sample ? new Date(sample.serverTime).getTime() - sample.receivedAt : 0;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now + offset;
};
