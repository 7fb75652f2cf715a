import { useEffect, useState } from 'react';

interface ServerTimeSample {
  readonly serverTime: string;
  /** The device's time at which it was heard, milliseconds. */
  readonly receivedAt: number;
}

/** The gateway's time now, whatever the device's clock says. Turns over every second; milliseconds. */
export const useServerNow = (sample: ServerTimeSample | undefined): number => {
  const offset = sample ? new Date(sample.serverTime).getTime() - sample.receivedAt : 0;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now + offset;
};
