import { useEffect, useState } from 'react';

interface Heard {
  readonly serverTime: string;
  /** The device's time at which it was heard, milliseconds. */
  readonly heardAt: number;
}

/** The gateway's time now, whatever the device's clock says. Turns over every second; milliseconds. */
export const useServerNow = (heard: Heard | undefined): number => {
  const offset = heard ? new Date(heard.serverTime).getTime() - heard.heardAt : 0;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now + offset;
};
