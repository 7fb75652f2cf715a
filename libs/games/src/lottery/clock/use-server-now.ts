import { useEffect, useState } from 'react';

interface ServerTimeSample {
  readonly serverTime: string;
  /** Device time, in epoch milliseconds, at which the response was received. */
  readonly receivedAt: number;
}

/**
 * Returns the gateway's current time in milliseconds. The device clock may be wrong, so it is not used. The value
 * changes every second.
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
